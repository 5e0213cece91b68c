import "./styles/tokens.css";
import "../.made/fonts.css"; // after the faces that it adds to
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { followAddress } from "./shell/router.svelte.ts";
import { preferredLanguage, speak } from "./words/words.svelte.ts";

await speak(preferredLanguage());
followAddress();
mount(App, { target: document.body });
