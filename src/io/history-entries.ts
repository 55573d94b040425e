type Choices = Readonly<Record<string, string>>;

const choicesOf = (state: unknown): Choices =>
  typeof state === 'object' && state !== null && 'choices' in state ? (state.choices as Choices) : {};

/** Reads a choice from the state of the current history entry. It survives a reload. */
export const readFromEntry = (name: string): string | undefined => choicesOf(history.state)[name];

/** Stores a choice in the state of the current history entry: how the page looks, never what a visitor typed. */
export function storeInEntry(name: string, choice: string): void {
  if (readFromEntry(name) === choice) return;
  const state = { ...history.state, choices: { ...choicesOf(history.state), [name]: choice } };
  // Bypasses the router's own `replaceState`, which would treat this as a navigation.
  History.prototype.replaceState.call(history, state, '');
}

/**
 * Gives the current entry the key that the router has for it. The entry of a hash that was typed into the address bar has
 * none, and its scroll position could not be restored.
 */
export function keyEntry({ state: { location } }: { state: { location: { state: object } } }): void {
  if (history.state?.__TSR_key === undefined)
    History.prototype.replaceState.call(history, { ...location.state, ...history.state }, '');
}
