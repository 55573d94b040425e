/** A home page with sections, of which one may be scrolled to. */
export interface SectionScreen {
  /** The id of the section that was scrolled to last and whose heading has the focus; null when there is none. */
  landedOn(): string | null | Promise<string | null>;
}

/**
 * Puts sections with headings on the page.
 * @returns what tells where the page was scrolled to, and what forgets that
 */
export function showSections(ids: readonly string[]): SectionScreen & { forget(): void } {
  let scrolledTo: string | null = null;
  for (const id of ids) {
    const section = document.body.appendChild(document.createElement('section'));
    section.id = id;
    section.innerHTML = `<h2 id="${id}-heading" tabindex="-1">${id}</h2>`;
    section.scrollIntoView = () => {
      scrolledTo = id;
    };
  }
  return {
    landedOn: () => (document.activeElement?.id === `${scrolledTo}-heading` ? scrolledTo : null),
    forget: () => {
      scrolledTo = null;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
  };
}
