import { mdiPlay } from "@mdi/js";
import { css, html, LitElement, nothing, type PropertyValues } from "lit";
import { property } from "lit/decorators/property.js";
import { state } from "lit/decorators/state.js";
import { controls } from "./controls";
import { define } from "./define";
import { messageOf } from "./hass";
import { icon } from "./icon";
import { type Summary, statusOf } from "./record";
import { statusChip } from "./status-chip";
import "./turn-details";
import type { View } from "./view";

/** A place to send a sentence to an agent and to watch its record grow. */
export class TestBench extends LitElement {
  @property({ attribute: false }) view!: View;
  @property({ attribute: false }) agents: readonly string[] = [];
  @property({ attribute: false }) turns: readonly Summary[] = [];
  @state() private agent = "";
  @state() private dryRun = true;
  @state() private running = false;
  @state() private error = "";
  @state() private conversation = "";
  @state() private turnId = "";
  /** The turns that there were before: what comes then is the one that was sent. */
  private known = new Set<string>();

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!this.agents.includes(this.agent)) this.agent = this.agents[0] ?? "";
    if (changed.has("turns") && this.running && !this.turnId) {
      this.turnId = this.newTurn()?.id ?? "";
    }
  }

  protected override render() {
    const { t } = this.view;
    if (!this.agents.length) return html`<p class="quiet">${t("bench_no_agent")}</p>`;
    return html`
      <form @submit=${this.submit}>
        ${this.agentPicker()}
        <input
          name="text"
          required
          maxlength="1000"
          autocomplete="off"
          aria-label=${t("bench_text")}
          placeholder=${t("bench_text")}
        />
        <button class="action main" ?disabled=${this.running}>
          ${icon(mdiPlay)}${t(this.running ? "bench_running" : "bench_send")}
        </button>
      </form>
      ${this.dryRunSwitch()} ${this.conversation ? this.continues() : nothing}
      ${this.error ? html`<p role="alert">${t("bench_failed", { error: this.error })}</p>` : nothing}
      ${this.outcome()}
    `;
  }

  private agentPicker() {
    const { t, agentName } = this.view;
    return html`<select
      aria-label=${t("bench_agent")}
      @change=${(event: Event) => this.choose((event.target as HTMLSelectElement).value)}
    >
      ${this.agents.map(
        (id) => html`<option value=${id} ?selected=${id === this.agent}>${agentName(id)}</option>`,
      )}
    </select>`;
  }

  private dryRunSwitch() {
    const { t } = this.view;
    return html`<label class="switch">
      <input
        type="checkbox"
        role="switch"
        .checked=${this.dryRun}
        @change=${(event: Event) => (this.dryRun = (event.target as HTMLInputElement).checked)}
      />
      <span>${t("bench_dry")}</span>
      <span class="quiet">${t(this.dryRun ? "bench_dry_on" : "bench_dry_off")}</span>
    </label>`;
  }

  private continues() {
    const { t } = this.view;
    return html`<p class="continues quiet">
      ${t("bench_continues")}
      <button class="action" @click=${() => (this.conversation = "")}>${t("bench_new")}</button>
    </p>`;
  }

  private outcome() {
    const turn = this.turns.find((one) => one.id === this.turnId);
    if (!turn) return nothing;
    return html`<div class="outcome" aria-live="polite">
        ${statusChip(statusOf(turn), this.view.t)} <b>${turn.text}</b>
        <span>${turn.speech}</span>
      </div>
      <smart-agent-turn-details .view=${this.view} .summary=${turn}></smart-agent-turn-details>`;
  }

  private choose(agent: string) {
    this.agent = agent;
    this.conversation = "";
  }

  private async submit(event: SubmitEvent) {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem("text") as HTMLInputElement;
    const text = field.value.trim();
    if (!text || this.running) return;
    this.known = new Set(this.turns.map((turn) => turn.id));
    this.turnId = "";
    this.error = "";
    this.running = true;
    try {
      const result = await this.view.api.try({
        agent_id: this.agent,
        text,
        dry_run: this.dryRun,
        language: this.view.language,
        ...(this.conversation && { conversation_id: this.conversation }),
      });
      this.turnId = result.turn_id;
      // Only a question is gone on from: any other sentence is tried by itself.
      const { outcome } = await this.view.api.turn(result.turn_id);
      this.conversation = outcome === "asked_back" ? result.conversation_id : "";
      if (field.value.trim() === text) field.select();
    } catch (error) {
      this.error = messageOf(error);
    }
    this.running = false;
  }

  private newTurn(): Summary | undefined {
    return this.turns.find(
      (turn) =>
        turn.agent_id === this.agent && turn.dry_run === this.dryRun && !this.known.has(turn.id),
    );
  }

  static override styles = [
    controls,
    css`
      :host {
        display: block;
        padding: 16px;
      }
      form {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      form select {
        flex: 1 1 160px;
        max-width: 260px;
      }
      form input {
        flex: 4 1 240px;
      }
      .switch {
        display: inline-flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 2px 10px;
        min-height: 44px;
        cursor: pointer;
      }
      .switch input {
        appearance: none;
        position: relative;
        width: 40px;
        min-height: 22px;
        padding: 0;
        border-radius: 11px;
        background: var(--secondary-text-color);
        border: none;
        cursor: pointer;
        transition: background 0.15s;
      }
      .switch input::before {
        content: "";
        position: absolute;
        top: 3px;
        inset-inline-start: 3px;
        width: 16px;
        height: 16px;
        border-radius: 50%;
        background: var(--card-background-color);
        transition: inset-inline-start 0.15s;
      }
      .switch input:checked {
        background: var(--primary-color);
      }
      .switch input:checked::before {
        inset-inline-start: 21px;
      }
      p {
        margin: 4px 0;
      }
      .continues {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
      }
      .outcome {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 12px;
        padding: 8px 0;
        overflow-wrap: anywhere;
      }
      b {
        font-weight: 500;
      }
      smart-agent-turn-details {
        padding: 0;
      }
      @container (max-width: 700px) {
        form select {
          max-width: none;
        }
      }
    `,
  ];
}

define("smart-agent-test-bench", TestBench);
