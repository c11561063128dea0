import { html, type TemplateResult } from "lit";

/** An icon beside words, or in a button that has a label; nothing to read aloud. */
export function icon(path: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
}
