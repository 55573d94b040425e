type Choices = Readonly<Record<string, string>>;

const choicesOf = (state: unknown): Choices =>
  typeof state === 'object' && state !== null && 'choices' in state ? (state.choices as Choices) : {};

/** Reads what was chosen at this place of the browser's history, also before the document was loaded anew. */
export const readFromEntry = (name: string): string | undefined => choicesOf(history.state)[name];

/** Notes what is chosen at this place of the browser's history: how the page looks, never what somebody typed. */
export function noteInEntry(name: string, choice: string): void {
  if (readFromEntry(name) === choice) return;
  const state = { ...history.state, choices: { ...choicesOf(history.state), [name]: choice } };
  // The router puts a method of its own before the browser's, and would take this for a change of address.
  History.prototype.replaceState.call(history, state, '');
}
