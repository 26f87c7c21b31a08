import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { library } from "./lib/words.svelte";
import { fetchPage } from "./pages";

settings.apply();
const target = document.getElementById("page");
await Promise.all([library.speak(settings.language), fetchPage(location.pathname)]);
if (target) mount(App, { target });
