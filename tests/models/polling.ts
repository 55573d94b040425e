/** How long a walk looks for what must be seen, and how often. Far longer than any of it takes. */
export const patience = { timeout: 15_000, intervals: [20] };
