import { css, html, LitElement } from "lit";
import { property } from "lit/decorators/property.js";
import { state } from "lit/decorators/state.js";
import { repeat } from "lit/directives/repeat.js";
import { define } from "./define";
import type { Summary } from "./record";
import { TurnRow } from "./turn-row";
import type { View } from "./view";

const MOVES: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The turns, newest first, one of them open at most. */
export class TurnList extends LitElement {
  @property({ attribute: false }) view!: View;
  @property({ attribute: false }) turns: readonly Summary[] = [];
  @state() private opened = "";

  protected override render() {
    return html`<div role="list" @toggle-turn=${this.toggle} @keydown=${this.move}>
      ${repeat(
        this.turns,
        (turn) => turn.id,
        (turn) => html`<smart-agent-turn-row
          role="listitem"
          .view=${this.view}
          .turn=${turn}
          .open=${turn.id === this.opened}
        ></smart-agent-turn-row>`,
      )}
    </div>`;
  }

  private toggle(event: CustomEvent<{ id: string }>) {
    const { id } = event.detail;
    this.opened = this.opened === id ? "" : id;
  }

  private move(event: KeyboardEvent) {
    const row = event.target;
    // What is typed inside an open turn is not meant for the list.
    const onLine = (event.composedPath()[0] as Element).classList.contains("line");
    if (!(row instanceof TurnRow) || !onLine) return;
    if (event.key === "Escape") {
      this.opened = "";
      return;
    }
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const rows = [...this.renderRoot.querySelectorAll<TurnRow>("smart-agent-turn-row")];
    rows[move(rows.indexOf(row), rows.length - 1)]?.focus();
  }

  static override styles = css`
    :host {
      display: block;
    }
    smart-agent-turn-row:last-child {
      border-bottom: none;
    }
  `;
}

define("smart-agent-turn-list", TurnList);
