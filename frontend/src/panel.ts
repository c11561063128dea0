import { mdiDownload, mdiFlaskOutline } from "@mdi/js";
import { css, html, LitElement, nothing, type PropertyValues } from "lit";
import { property } from "lit/decorators/property.js";
import { state } from "lit/decorators/state.js";
import { controls } from "./controls";
import { define } from "./define";
import { download } from "./download";
import "./filter-bar";
import { type Filter, filtered, NO_FILTER } from "./filter";
import { agentIds, differs, type Hass, messageOf } from "./hass";
import { icon } from "./icon";
import type { Summary } from "./record";
import "./test-bench";
import { Library } from "./translations";
import "./turn-list";
import { after } from "./turns";
import { type View, viewFor } from "./view";

const library = new Library();

/** The panel in Home Assistant's sidebar. */
export class Panel extends LitElement {
  @property({ attribute: false, hasChanged: differs }) hass!: Hass;
  @property({ type: Boolean, reflect: true }) narrow = false;
  @state() private view: View | undefined;
  @state() private turns: readonly Summary[] | undefined;
  @state() private filter: Filter = NO_FILTER;
  @state() private error = "";
  @state() private trying = false;
  private agents: readonly string[] = [];
  private connection: Hass["connection"] | undefined;
  private unsubscribe: Promise<(() => Promise<void>) | undefined> | undefined;

  override connectedCallback() {
    super.connectedCallback();
    if (this.hass) this.subscribe();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.leave();
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has("hass")) return;
    this.look();
    void library.get(this.hass.locale.language).then((isNew) => {
      if (isNew) this.look();
    });
    this.agents = agentIds(this.hass);
    if (this.connection !== this.hass.connection) this.subscribe();
  }

  /** Show all with the texts that there are. */
  private look() {
    this.view = viewFor(() => this.hass, library.texts(this.hass.locale.language));
  }

  /** Follow the turns. The connection subscribes again by itself when it was cut. */
  private subscribe() {
    this.leave();
    this.connection = this.hass.connection;
    this.error = "";
    this.unsubscribe = viewFor(() => this.hass)
      .api.subscribe((event) => {
        this.turns = after(this.turns ?? [], event);
      })
      .catch((error: unknown) => {
        this.error = messageOf(error);
        return undefined;
      });
  }

  private leave() {
    // The connection may be gone by now, and the subscription with it.
    void this.unsubscribe?.then((stop) => stop?.()).catch(() => undefined);
    this.unsubscribe = undefined;
    this.connection = undefined;
  }

  protected override render() {
    const { view } = this;
    if (!view) return nothing;
    const { t } = view;
    return html`
      <header>
        <ha-menu-button .hass=${this.hass} .narrow=${this.narrow}></ha-menu-button>
        <h1>Smart Agent</h1>
        <button
          class="action"
          aria-expanded=${this.trying}
          aria-label=${t("try")}
          title=${t("try")}
          @click=${this.try}
        >
          ${icon(mdiFlaskOutline)}<span class="label">${t("try")}</span>
        </button>
        <button
          class="action"
          aria-label=${t("download_all")}
          title=${t("download_all")}
          ?disabled=${!this.turns?.length}
          @click=${() => this.dump(view)}
        >
          ${icon(mdiDownload)}
        </button>
      </header>
      <main>
        ${this.trying ? this.bench(view) : nothing}
        ${this.error ? this.failure(view) : this.content(view)}
      </main>
    `;
  }

  /** Open or close the bench; it is above the list, which may be scrolled. */
  private async try() {
    this.trying = !this.trying;
    await this.updateComplete;
    this.renderRoot.querySelector("section")?.scrollIntoView({ block: "nearest" });
  }

  private bench(view: View) {
    return html`<section class="card">
      <h2>${view.t("try")}</h2>
      <smart-agent-test-bench
        .view=${view}
        .agents=${this.agents}
        .turns=${this.turns ?? []}
      ></smart-agent-test-bench>
    </section>`;
  }

  private failure({ t }: View) {
    return html`<div class="card notice" role="alert">
      <p>${t("unavailable", { error: this.error })}</p>
      <button class="action" @click=${this.subscribe}>${t("retry")}</button>
    </div>`;
  }

  private content(view: View) {
    const { t } = view;
    if (!this.turns) return html`<div class="card notice quiet">${t("loading")}</div>`;
    if (!this.turns.length) {
      return html`<div class="card notice">
        <p>${t("empty")}</p>
        <p class="quiet">${t("empty_hint")}</p>
      </div>`;
    }
    const shown = filtered(this.turns, this.filter);
    return html`
      <smart-agent-filter-bar
        .view=${view}
        .turns=${this.turns}
        .filter=${this.filter}
        .shown=${shown.length}
        @filter=${(event: CustomEvent<Filter>) => (this.filter = event.detail)}
      ></smart-agent-filter-bar>
      ${shown.length
        ? html`<smart-agent-turn-list
            class="card"
            .view=${view}
            .turns=${shown}
          ></smart-agent-turn-list>`
        : html`<div class="card notice quiet">${t("no_match")}</div>`}
    `;
  }

  private async dump(view: View) {
    try {
      download("smart-agent.json", await view.api.dump());
    } catch (error) {
      this.error = messageOf(error);
    }
  }

  static override styles = [
    controls,
    css`
      :host {
        display: flex;
        flex-direction: column;
        height: 100%;
        background: var(--primary-background-color);
        font-family: var(--ha-font-family-body, Roboto, sans-serif);
      }
      header {
        display: flex;
        align-items: center;
        gap: 4px;
        flex: none;
        /* Where the page scrolls and not what is below, as on some phones. */
        position: sticky;
        top: 0;
        z-index: 1;
        height: calc(var(--header-height, 56px) + var(--safe-area-inset-top, 0px));
        padding: var(--safe-area-inset-top, 0px) 12px 0;
        box-sizing: border-box;
        color: var(--app-header-text-color, var(--text-primary-color));
        background: var(--app-header-background-color, var(--primary-color));
        border-bottom: var(--app-header-border-bottom, none);
      }
      h1 {
        flex: 1;
        margin: 0 12px;
        font-size: 20px;
        font-weight: 400;
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      header .action {
        color: inherit;
      }
      :host([narrow]) .label {
        display: none;
      }
      main {
        flex: 1;
        overflow: auto;
        padding: 16px max(16px, calc((100% - 1200px) / 2)) 48px;
        container-type: inline-size;
      }
      :host([narrow]) main {
        padding: 8px 8px 48px;
      }
      .card {
        display: block;
        margin: 0 0 12px;
        background: var(--card-background-color);
        border: 1px solid var(--ha-card-border-color, var(--divider-color));
        border-radius: var(--ha-card-border-radius, 12px);
        overflow: hidden;
      }
      section {
        scroll-margin-top: calc(var(--header-height, 56px) + 16px);
      }
      smart-agent-filter-bar {
        display: block;
        margin-bottom: 12px;
      }
      h2 {
        margin: 16px 16px 0;
        font-size: 16px;
        font-weight: 500;
      }
      smart-agent-test-bench {
        padding-top: 12px;
      }
      .notice {
        padding: 32px 16px;
        text-align: center;
      }
      .notice p {
        margin: 0 0 8px;
      }
    `,
  ];
}

define("smart-agent-panel", Panel);
