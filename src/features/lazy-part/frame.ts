/** The frame of the part of this id, as long as the part awaits its script. */
export const frameOf = (id: string): Element | null => document.querySelector(`[data-awaiting="${id}"]`);
