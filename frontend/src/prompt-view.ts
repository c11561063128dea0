import { css, html, LitElement, nothing } from "lit";
import { property } from "lit/decorators/property.js";
import { state } from "lit/decorators/state.js";
import type { Prompt } from "./api";
import { controls } from "./controls";
import { define } from "./define";
import { disclosure } from "./disclosure";
import { pretty } from "./json";
import type { View } from "./view";

/** The exact prompt of a request, which is read when it is opened. */
export class PromptView extends LitElement {
  @property({ attribute: false }) view!: View;
  @property({ attribute: false }) turnId = "";
  @property({ type: Number }) request = 0;
  @state() private prompt: Prompt | undefined;
  @state() private error = "";

  protected override render() {
    const { t } = this.view;
    return html`<details @toggle=${this.toggled}>
      <summary>${t("prompt")}</summary>
      ${this.content()}
    </details>`;
  }

  private content() {
    const { t } = this.view;
    if (this.error) return html`<p class="quiet">${this.error}</p>`;
    if (!this.prompt) return html`<p class="quiet">${t("loading")}</p>`;
    const { messages, tools } = this.prompt;
    return html`
      ${messages.map((message) => this.message(message))}
      ${tools.length ? disclosure(`${t("tools")} (${tools.length})`, pretty(tools)) : nothing}
    `;
  }

  private message({ role, content, ...rest }: Record<string, unknown>) {
    return html`<h4>${String(role ?? "")}</h4>
      ${content ? html`<pre tabindex="0">${pretty(content)}</pre>` : nothing}
      ${Object.keys(rest).length ? html`<pre tabindex="0">${pretty(rest)}</pre>` : nothing}`;
  }

  private async toggled({ currentTarget }: Event) {
    this.toggleAttribute("open", (currentTarget as HTMLDetailsElement).open);
    if (this.prompt) return;
    try {
      this.prompt = await this.view.api.prompt(this.turnId, this.request);
      this.error = "";
    } catch (error) {
      this.error = this.explained(error);
    }
  }

  private explained(error: unknown): string {
    const { t } = this.view;
    const { code, message } = error as { code?: string; message?: string };
    return code === "not_found" ? t("prompt_gone") : (message ?? String(error));
  }

  static override styles = [
    controls,
    css`
      summary {
        cursor: pointer;
        min-height: 32px;
        line-height: 32px;
        color: var(--primary-color);
      }
      h4 {
        margin: 8px 0 4px;
        font-size: 12px;
        font-weight: 500;
        color: var(--secondary-text-color);
      }
      pre + pre {
        margin-top: 4px;
      }
    `,
  ];
}

define("smart-agent-prompt-view", PromptView);
