import { html, type TemplateResult } from "lit";

/** Text behind a click. */
export function disclosure(label: string, text: string): TemplateResult {
  return html`<details>
    <summary>${label}</summary>
    <pre tabindex="0">${text}</pre>
  </details>`;
}
