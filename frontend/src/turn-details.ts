import { mdiContentCopy, mdiDownload } from "@mdi/js";
import { css, html, LitElement, nothing, type PropertyValues } from "lit";
import { property } from "lit/decorators/property.js";
import { state } from "lit/decorators/state.js";
import { asText } from "./as-text";
import { copyText } from "./clipboard";
import { Clock } from "./clock";
import { controls } from "./controls";
import { define } from "./define";
import { download } from "./download";
import { messageOf } from "./hass";
import { icon } from "./icon";
import type { Summary, Turn } from "./record";
import "./step-list";
import type { View } from "./view";
import { why } from "./why";

/** All of one turn. It is read anew whenever its summary changes. */
export class TurnDetails extends LitElement {
  @property({ attribute: false }) view!: View;
  @property({ attribute: false }) summary!: Summary;
  @state() private turn: Turn | undefined;
  @state() private error = "";
  @state() private said = "";
  private readonly clock = new Clock(this);
  private reading = false;
  private stale = false;

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has("summary")) return;
    if (this.turn?.id !== this.summary.id) this.turn = undefined;
    void this.read();
  }

  /** Read the turn; one that changes faster than it is read is read once more. */
  private async read() {
    this.stale = true;
    if (this.reading) return;
    this.reading = true;
    while (this.stale) {
      this.stale = false;
      const { id } = this.summary;
      try {
        const turn = await this.view.api.turn(id);
        if (id === this.summary.id) this.take(turn);
        this.error = "";
      } catch (error) {
        this.error = messageOf(error);
      }
    }
    this.reading = false;
  }

  private take(turn: Turn) {
    this.turn = turn;
    this.clock.set(turn);
  }

  protected override render() {
    const { view } = this;
    const turn = this.now();
    if (this.error) return html`<p class="quiet">${view.t("unavailable", { error: this.error })}</p>`;
    if (!turn) return html`<p class="quiet">${view.t("loading")}</p>`;
    return html`
      <p class="why">${why(turn, view.t)}</p>
      <dl>${this.facts(turn)}</dl>
      <smart-agent-step-list .view=${view} .turn=${turn}></smart-agent-step-list>
      ${turn.sources.length ? this.sources(turn) : nothing}
      <div class="actions">
        <button class="action" @click=${this.copy}>${icon(mdiContentCopy)}${view.t("copy")}</button>
        <button class="action" @click=${this.dump}>${icon(mdiDownload)}${view.t("download")}</button>
        <span class="quiet" role="status">${this.said}</span>
      </div>
    `;
  }

  /** The turn at this moment: one that goes on has become longer since it was read. */
  private now(): Turn | undefined {
    const { turn } = this;
    return !turn || turn.done ? turn : { ...turn, seconds: this.clock.seconds };
  }

  private facts(turn: Turn) {
    const { t, format, agentName } = this.view;
    const facts = [
      [t("time"), format.exactly(turn.started)],
      [t("filter_agent"), agentName(turn.agent_id)],
      [t("model"), turn.model],
      [t("language"), turn.language],
      [t("place"), turn.area ?? ""],
      [t("error"), turn.error],
    ];
    return facts
      .filter(([, value]) => value)
      .map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  }

  private sources(turn: Turn) {
    return html`<h3>${this.view.t("sources")}</h3>
      <ul>
        ${turn.sources.map((one) => html`<li>${one.title} <span class="quiet">${one.source} ${one.url}</span></li>`)}
      </ul>`;
  }

  private async copy() {
    const { t, format } = this.view;
    if (!this.turn) return;
    const copied = await copyText(asText(this.turn, t, format));
    this.said = t(copied ? "copied" : "copy_failed");
  }

  private async dump() {
    try {
      download(`smart-agent-${this.summary.id}.json`, await this.view.api.dump(this.summary.id));
    } catch (error) {
      this.said = messageOf(error);
    }
  }

  static override styles = [
    controls,
    css`
      :host {
        display: block;
        padding: 0 16px 8px;
      }
      .why {
        margin: 4px 0 12px;
        padding: 10px 14px;
        border-inline-start: 4px solid var(--primary-color);
        border-radius: 4px;
        background: color-mix(in srgb, var(--primary-color) 8%, transparent);
        font-size: 15px;
        overflow-wrap: anywhere;
      }
      dl {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 24px;
        margin: 0 0 12px;
      }
      dl div {
        display: flex;
        gap: 6px;
        overflow-wrap: anywhere;
      }
      dt {
        color: var(--secondary-text-color);
      }
      dd {
        margin: 0;
      }
      h3 {
        margin: 12px 0 4px;
        font-size: 14px;
        font-weight: 500;
      }
      ul {
        margin: 0;
        padding-inline-start: 20px;
        overflow-wrap: anywhere;
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 8px;
        margin: 8px -12px 0;
      }
    `,
  ];
}

define("smart-agent-turn-details", TurnDetails);
