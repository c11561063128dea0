import { css } from "lit";

/** The waterfall. */
export const stepStyles = css`
  ol {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  li {
    padding: 8px 0;
    border-top: 1px solid var(--divider-color);
  }
  .head {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) 84px;
    align-items: center;
    gap: 4px 12px;
  }
  .title {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 500;
  }
  .seconds {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .track {
    position: relative;
    height: 12px;
    border-radius: 3px;
    background: color-mix(in srgb, var(--primary-text-color) 6%, transparent);
    overflow: hidden;
  }
  .track .part {
    position: absolute;
    top: 0;
    bottom: 0;
    min-width: 2px;
  }
  .part {
    background: var(--tone, var(--success-color));
  }
  .part.load {
    background: var(--warning-color);
  }
  .part.read {
    background: color-mix(in srgb, var(--primary-color) 50%, transparent);
  }
  .part.write {
    background: var(--primary-color);
  }
  .part.rest {
    background: color-mix(in srgb, var(--primary-text-color) 24%, transparent);
  }
  .open .track {
    animation: pulse 1s ease-in-out infinite alternate;
  }
  .body p {
    margin: 4px 0 0;
    overflow-wrap: anywhere;
  }
  .times {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  .times .part {
    display: inline-block;
    width: 10px;
    height: 10px;
    border-radius: 2px;
    margin-inline-end: 6px;
  }
  .code {
    font-family: var(--ha-font-family-code, monospace);
    font-size: 13px;
  }
  .problem {
    padding-inline-start: 10px;
    border-inline-start: 3px solid var(--tone, var(--error-color));
  }
  .speech {
    font-size: 15px;
    white-space: pre-wrap;
  }
  summary {
    cursor: pointer;
    min-height: 32px;
    line-height: 32px;
    color: var(--primary-color);
  }
  .disclosures {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  .disclosures [open] {
    flex: 1 0 100%;
    min-width: 0;
  }
  @container (max-width: 700px) {
    .head {
      grid-template-columns: 1fr auto;
    }
    .track {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;
