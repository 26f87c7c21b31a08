/** Is the page as narrow as a phone? The hand then lies beside the own floor. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 700px");
