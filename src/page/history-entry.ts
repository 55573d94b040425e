import { replaceEntryState } from './router-internals.ts';

type Choices = Readonly<Record<string, string>>;

const choicesOf = (state: unknown): Choices =>
  typeof state === 'object' && state !== null && 'choices' in state ? (state.choices as Choices) : {};

/** Reads a choice from the state of the current history entry. It survives a reload. */
export const readFromEntry = (name: string): string | undefined => choicesOf(history.state)[name];

/** Stores a choice in the state of the current history entry: how the page looks, never what a visitor typed. */
export function storeInEntry(name: string, choice: string): void {
  if (readFromEntry(name) === choice) return;
  replaceEntryState({ ...history.state, choices: { ...choicesOf(history.state), [name]: choice } });
}
