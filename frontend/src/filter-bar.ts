import { css, html, LitElement, nothing } from "lit";
import { property } from "lit/decorators/property.js";
import { controls } from "./controls";
import { define } from "./define";
import { choices, type Filter, isFiltering, NO_FILTER } from "./filter";
import { STATUSES, type Summary, TAKERS } from "./record";
import type { View } from "./view";

/** What is chosen of the turns. Fires `filter` with the new one. */
export class FilterBar extends LitElement {
  @property({ attribute: false }) view!: View;
  @property({ attribute: false }) turns: readonly Summary[] = [];
  @property({ attribute: false }) filter: Filter = NO_FILTER;
  @property({ type: Number }) shown = 0;

  protected override render() {
    const { filter, turns, view } = this;
    const { t } = view;
    const { agents, tools } = choices(turns);
    return html`<search>
      <input
        type="search"
        aria-label=${t("filter_text")}
        placeholder=${t("filter_text")}
        .value=${filter.text}
        @input=${(event: Event) => this.set({ text: valueOf(event) })}
      />
      ${this.select("status", t("filter_status"), t("all_statuses"), STATUSES, (one) => t(`status_${one}`))}
      ${this.select("agent", t("filter_agent"), t("all_agents"), agents, view.agentName)}
      ${this.select("tool", t("filter_tool"), t("all_tools"), tools, (one) => one)}
      ${this.select("taken_by", t("filter_taken_by"), t("all_takers"), TAKERS, (one) => t(`taken_by_${one}`))}
      ${isFiltering(filter) ? this.count() : nothing}
    </search>`;
  }

  private select<K extends "status" | "agent" | "tool" | "taken_by", V extends string>(
    key: K,
    label: string,
    all: string,
    values: readonly V[],
    named: (value: V) => string,
  ) {
    const chosen: string = this.filter[key];
    return html`<select
      aria-label=${label}
      @change=${(event: Event) => this.set({ [key]: valueOf(event) })}
    >
      <option value="" ?selected=${!chosen}>${all}</option>
      ${values.map((one) => html`<option value=${one} ?selected=${one === chosen}>${named(one)}</option>`)}
    </select>`;
  }

  private count() {
    const { t, format } = this.view;
    const values = { shown: format.number(this.shown), all: format.number(this.turns.length) };
    return html`<span class="quiet" role="status">${t("shown", values)}</span>
      <button class="action" @click=${() => this.set(NO_FILTER)}>${t("show_all")}</button>`;
  }

  private set(change: Partial<Filter>) {
    const detail: Filter = { ...this.filter, ...change };
    this.dispatchEvent(new CustomEvent("filter", { detail }));
  }

  static override styles = [
    controls,
    css`
      search {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
      }
      input {
        flex: 3 1 180px;
      }
      select {
        /* As wide as what is chosen, where a browser can do so. */
        field-sizing: content;
        flex: 1 1 auto;
        min-width: 110px;
        max-width: 260px;
        padding: 0 4px 0 8px;
        text-overflow: ellipsis;
      }
      @container (max-width: 700px) {
        input {
          flex-basis: 100%;
        }
        /* Two beside each other, or one alone whose words would be cut off. */
        select {
          min-width: calc(50% - 4px);
          max-width: 100%;
        }
      }
    `,
  ];
}

function valueOf(event: Event): string {
  return (event.target as HTMLInputElement | HTMLSelectElement).value;
}

define("smart-agent-filter-bar", FilterBar);
