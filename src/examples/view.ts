/** How the examples are shown, as the query of the page's address says. */
export interface View {
  theme: 'normal' | 'more';
  /** In percent. */
  textSize: string;
  direction: 'ltr' | 'rtl';
  /** Names of components, separated by commas; all when empty. */
  only: string;
}

const textSizes = ['100', '80', '120', '150'];

/** The options, the default first. */
export const choices = {
  theme: ['normal', 'more'],
  textSize: textSizes,
  direction: ['ltr', 'rtl'],
} as const satisfies Partial<Record<keyof View, readonly string[]>>;

/** The view that the query of an address asks for: "?theme=more&textSize=150&direction=rtl&only=Button,Tabs". */
export function readView(query: string): View {
  const asked = new URLSearchParams(query);
  return {
    theme: asked.get('theme') === 'more' ? 'more' : 'normal',
    textSize: textSizes.find((size) => size === asked.get('textSize')) ?? '100',
    direction: asked.get('direction') === 'rtl' ? 'rtl' : 'ltr',
    only: asked.get('only') ?? '',
  };
}
