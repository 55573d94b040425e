import type { AnyRouter } from '@tanstack/react-router';

/*
 * What the site uses of the router beside its documented interface. `router-internals.test.tsx` says for each what breaks
 * when the router changes.
 */

/** The router's key of the history entry of an address; undefined for an entry that the router does not know yet. */
export const entryKey = ({ state }: { state: { __TSR_key?: string } | null }): string | undefined => state?.__TSR_key;

/** Whether an address is the one with which the visitor came to the site. */
export const isFirstEntry = ({ state }: { state: { __TSR_index?: number } }): boolean => !state.__TSR_index;

/** Replaces the state of the current history entry. For the router, its own `replaceState` would be a navigation. */
export const replaceEntryState = (state: object): void => History.prototype.replaceState.call(history, state, '');

/** Gives the current entry the router's key, which a typed hash lacks: its scroll position could not be restored. */
export function keyEntry({ state: { location } }: { state: { location: { state: object } } }): void {
  if (entryKey(history) === undefined) replaceEntryState({ ...location.state, ...history.state });
}

/** Makes the router take the markup that it finds for its own, as that of a server: React can hydrate it. */
export function adoptMarkup(router: Pick<AnyRouter, 'ssr'>): void {
  router.ssr = { manifest: undefined };
}

/** Changes the message by which the router recognizes a missing script: it would reload the page, even offline. */
export function renameMissingScript(error: Error): void {
  error.message = `A script is missing (${error.message})`;
}
