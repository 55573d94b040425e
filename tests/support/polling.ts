/** How long browser tests poll, and how often, in milliseconds. Far longer than anything takes. */
export const polling = { timeout: 15_000, intervals: [50] };
