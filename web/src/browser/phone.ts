/** Is the page as narrow as a phone? What the thumb needs then lies at the foot. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 700px");
