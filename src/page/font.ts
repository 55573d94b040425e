let font: FontFace | undefined;

/** Loads the site's font for {@link applyFont}. */
export function loadFont(): void {
  const address = document.querySelector<HTMLLinkElement>('link[as="font"]')?.href;
  if (font || address === undefined) return;
  font = new FontFace('Atkinson Hyperlegible Next', `url(${address})`, { weight: '200 800' });
  void font.load().catch(() => {});
}

/** Applies the site's font once it is loaded. It is optional, so a page painted before it arrived never does so. */
export function applyFont(): void {
  loadFont();
  const apply = () => font && document.fonts.add(font);
  if (font?.status === 'loaded') apply();
  else void font?.loaded.then(apply, () => {});
}
