/** How long a path test polls for what it expects, and how often. Far longer than any of it takes. */
export const polling = { timeout: 15_000, intervals: [20] };
