import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { enlist } from "./browser/pushing";
import { settings } from "./browser/settings.svelte";
import { fetchPage } from "./pages";
import { library } from "./words/library.svelte";

settings.apply();
const target = document.getElementById("page");
await Promise.all([library.speak(settings.language), fetchPage(location.pathname)]);
if (target) mount(App, { target });
if (import.meta.env.PROD) void enlist();
