/** How long tests of the function poll, and how often, in milliseconds. Far longer than anything takes. */
export const polling = { timeout: 20_000, interval: 20 };
