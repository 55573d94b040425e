/** A note that repeats what a visitor answered. The answers go to no translation service. */
export type Note = readonly (string | { answer: string })[];
