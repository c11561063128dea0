import { css } from "lit";

/** Buttons, fields and chips, in Home Assistant's colours. */
export const controls = css`
  :host {
    color: var(--primary-text-color);
    font-size: 14px;
    line-height: 1.4;
  }
  .icon {
    width: 20px;
    height: 20px;
    fill: currentColor;
    flex: none;
  }
  button {
    font: inherit;
    color: inherit;
    background: none;
    border: none;
    cursor: pointer;
  }
  .action {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    padding: 0 12px;
    border-radius: 20px;
    color: var(--primary-color);
    font-weight: 500;
  }
  .action:hover {
    background: color-mix(in srgb, var(--primary-color) 12%, transparent);
  }
  .action.main {
    background: var(--primary-color);
    color: var(--text-primary-color, #fff);
    padding: 0 20px;
  }
  .action:disabled {
    opacity: 0.5;
    cursor: default;
  }
  :focus-visible {
    outline: 2px solid var(--primary-color);
    outline-offset: -2px;
  }
  input,
  select {
    font: inherit;
    font-size: 16px;
    color: var(--primary-text-color);
    background: var(--card-background-color);
    border: 1px solid var(--outline-color, var(--divider-color));
    border-radius: 8px;
    min-height: 40px;
    padding: 0 12px;
    box-sizing: border-box;
    min-width: 0;
  }
  .chip {
    --tone: var(--secondary-text-color);
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding: 1px 10px 1px 8px;
    border-radius: 12px;
    background: color-mix(in srgb, var(--tone) 14%, transparent);
    font-size: 12px;
    white-space: nowrap;
  }
  .chip::before {
    content: "";
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--tone);
  }
  .good {
    --tone: var(--success-color);
  }
  .plain {
    --tone: var(--info-color);
  }
  .warn {
    --tone: var(--warning-color);
  }
  .bad {
    --tone: var(--error-color);
  }
  .running::before {
    animation: pulse 1s ease-in-out infinite alternate;
  }
  @keyframes pulse {
    to {
      opacity: 0.2;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      animation: none !important;
    }
  }
  .quiet {
    color: var(--secondary-text-color);
  }
  pre {
    margin: 0;
    padding: 8px 12px;
    border-radius: 8px;
    background: color-mix(in srgb, var(--primary-text-color) 6%, transparent);
    font-family: var(--ha-font-family-code, monospace);
    font-size: 12px;
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    max-height: 60vh;
    overflow: auto;
  }
`;
