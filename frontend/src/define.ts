/** Define an element, unless an earlier version of the panel did since the page was
 * loaded: a name cannot be taken twice. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
