/** The outcome of loading a script: it is loaded, or there is no network. The actor rejects when something failed. */
export type LoadOutcome = 'loaded' | 'offline';
