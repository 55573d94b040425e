/** Copies a text to the clipboard. Rejects when the browser has no clipboard or denies access. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
