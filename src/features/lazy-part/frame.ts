/** The frame of the part with this id; null once the part is hydrated. */
export const frameOf = (id: string): Element | null => document.querySelector(`[data-awaiting="${id}"]`);
