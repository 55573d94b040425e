/** Whether a text is the token of a link in the office's mail: a reference, the last day of the link, and a signature. */
export const isLinkToken = (text: string): boolean => /^R-[0-9A-Z]{6}\.\d+\.[\w-]+$/.test(text);
