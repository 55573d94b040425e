/** What came of asking for a script: it is here, or there is no network to load it from. What breaks is no outcome. */
export type LoadOutcome = 'loaded' | 'offline';
