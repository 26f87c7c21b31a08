import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { library } from "./lib/words.svelte";

settings.apply();
const target = document.getElementById("page");
await library.speak(settings.language);
if (target) mount(App, { target });
