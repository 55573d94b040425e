/** Elements in which a letter means itself. */
const typing = 'input, select, textarea, [contenteditable]';

/**
 * Calls `listener` when a key is pressed alone, and neither in a field nor while a dialog is open. Shift is allowed: some
 * keyboards need it for the slash.
 * @returns removes the listener
 */
export function onShortcut(key: string, listener: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(typing)) return;
    if (document.querySelector('dialog[open], [role="dialog"][data-state="open"]')) return;
    // The key would be typed into the field.
    event.preventDefault();
    listener();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
