/** Puts a text on the clipboard. Rejects where the browser has none or does not allow it. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
