import { mdiAlertCircleOutline, mdiChevronDown, mdiFlash } from "@mdi/js";
import { css, html, LitElement, nothing, type PropertyValues } from "lit";
import { property } from "lit/decorators/property.js";
import { Clock } from "./clock";
import { controls } from "./controls";
import { define } from "./define";
import { icon } from "./icon";
import { type Summary, statusOf } from "./record";
import { statusChip } from "./status-chip";
import "./turn-details";
import type { View } from "./view";

/** One turn in the list: a line, and all of it below when it is open.
 *
 * Fires `toggle-turn` when the line is pressed. */
export class TurnRow extends LitElement {
  @property({ attribute: false }) view!: View;
  @property({ attribute: false }) turn!: Summary;
  @property({ type: Boolean, reflect: true }) open = false;
  private readonly clock = new Clock(this);

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has("turn")) this.clock.set(this.turn);
  }

  protected override render() {
    return html`${this.line()} ${this.open ? this.details() : nothing}`;
  }

  private line() {
    const { turn, view } = this;
    return html`<button
      class="line"
      aria-expanded=${this.open}
      aria-controls=${this.open ? "details" : nothing}
      @click=${this.toggle}
    >
      <time class="quiet" datetime=${turn.started}>${view.format.moment(turn.started)}</time>
      <span class="place quiet">${turn.area ?? ""}</span>
      <span class="words">${turn.text}</span>
      <span class="marks">${this.marks()}</span>
      <span class="seconds">${view.format.duration(this.clock.seconds)}</span>
      ${icon(mdiChevronDown)}
    </button>`;
  }

  private marks() {
    const { turn } = this;
    const { t } = this.view;
    return html`${turn.attempts ? rejected(turn.attempts, t("rejected_answers", { n: turn.attempts })) : nothing}
    ${turn.done && turn.taken_by === "at_once" ? atOnce(t("taken_by_at_once")) : nothing}
    ${turn.kind === "task" ? chip(t("task")) : nothing}
    ${turn.dry_run ? chip(t("dry_run")) : nothing}
    ${statusChip(statusOf(turn), t)}`;
  }

  private details() {
    return html`<smart-agent-turn-details
      id="details"
      .view=${this.view}
      .summary=${this.turn}
    ></smart-agent-turn-details>`;
  }

  override focus() {
    this.renderRoot.querySelector("button")?.focus();
  }

  private toggle() {
    const detail = { id: this.turn.id };
    this.dispatchEvent(new CustomEvent("toggle-turn", { detail, bubbles: true }));
  }

  static override styles = [
    controls,
    css`
      :host {
        display: block;
        border-bottom: 1px solid var(--divider-color);
      }
      .line {
        display: grid;
        grid-template-columns: 112px 104px 1fr auto 64px 20px;
        grid-template-areas: "time place words marks seconds chevron";
        align-items: center;
        gap: 4px 12px;
        width: 100%;
        min-height: 48px;
        padding: 4px 16px;
        text-align: start;
      }
      .line:hover {
        background: color-mix(in srgb, var(--primary-text-color) 4%, transparent);
      }
      time {
        grid-area: time;
      }
      .place {
        grid-area: place;
      }
      .words {
        grid-area: words;
      }
      .marks {
        grid-area: marks;
        display: flex;
        align-items: center;
        gap: 8px;
      }
      .seconds {
        grid-area: seconds;
        text-align: end;
      }
      time,
      .seconds {
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
      .line > .icon {
        grid-area: chevron;
        transition: transform 0.15s;
      }
      :host([open]) .line > .icon {
        transform: rotate(180deg);
      }
      .place,
      .words {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      :host([open]) .words {
        white-space: normal;
        font-weight: 500;
      }
      .rejected {
        display: inline-flex;
        align-items: center;
        gap: 4px;
        color: var(--error-color);
      }
      .at-once {
        display: inline-flex;
        color: var(--success-color);
      }
      @container (max-width: 700px) {
        .line {
          grid-template-columns: auto 1fr auto 20px;
          grid-template-areas:
            "words words words chevron"
            "time place seconds ."
            "marks marks marks marks";
          padding: 8px 16px;
        }
        .words {
          white-space: normal;
        }
      }
    `,
  ];
}

function atOnce(label: string) {
  return html`<span class="at-once" role="img" aria-label=${label} title=${label}>${icon(mdiFlash)}</span>`;
}

function chip(label: string) {
  return html`<span class="chip">${label}</span>`;
}

function rejected(count: number, label: string) {
  return html`<span class="rejected" role="img" aria-label=${label} title=${label}>
    ${icon(mdiAlertCircleOutline)}${count}
  </span>`;
}

define("smart-agent-turn-row", TurnRow);
