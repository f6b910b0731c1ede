import { mount } from "svelte";
import App from "./App.svelte";
import "./art/colours.css";
import "./type.css";
import "./page.css";

mount(App, { target: document.getElementById("app")! });
