/** The page `/parts` of the development server: every shared part in its states. It is no part of the built client. */
import "../src/styles/tokens.css";
import "../src/styles/base.css";

import { mount } from "svelte";

import { speak } from "../src/words/words.svelte.ts";
import Gallery from "./Gallery.svelte";

await speak("en");
mount(Gallery, { target: document.body });
