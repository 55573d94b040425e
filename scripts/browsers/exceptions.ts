import type { Exceptions } from './check.ts';

/** Features that the built site uses although a listed browser lacks them, each with the reason why that is safe. */
export const browserExceptions: Exceptions = {
  '.startViewTransition()':
    'React calls it in a `try` for pages that ask for a view transition, and draws at once where it is missing.',
  'css.at-rules.font-face.ascent-override':
    'The fallback font keeps its own metrics there. Nothing moves: `font-display: optional` never changes the font under a reader.',
  'css.at-rules.font-face.descent-override':
    'The fallback font keeps its own metrics there. Nothing moves: `font-display: optional` never changes the font under a reader.',
  'css.at-rules.font-face.line-gap-override':
    'The fallback font keeps its own metrics there. Nothing moves: `font-display: optional` never changes the font under a reader.',
  'css.at-rules.font-face.size-adjust':
    'The fallback font keeps its own metrics there. Nothing moves: `font-display: optional` never changes the font under a reader.',
  'css.properties.break-after.avoid':
    'Keeps a heading with its text on paper. Without it a page may break between the two; nothing is lost.',
  'css.properties.cursor': 'A phone or tablet has no pointer to draw.',
  'css.properties.forced-color-adjust': 'Safari has no forced colors: there is nothing to adjust.',
  'css.properties.resize': 'A text area that cannot be made larger by hand still scrolls.',
  'css.properties.scrollbar-gutter':
    'Keeps room for a scroll bar. Where it is missing, the words of a modal get a little narrower once they are long.',
  'css.properties.text-align.match-parent':
    'Only for an address within text that runs from right to left: without it the address is aligned like other text.',
  'css.properties.text-wrap': 'Lines of one length look better. Without it they break as they always did.',
  'css.properties.view-transition-name': 'Without it the next page stands there at once.',
  'css.selectors.has':
    'Marks a choice, an open toast or a printed receipt more clearly. Firefox before 121 ignores such rules; the same state is also shown in another way.',
  'css.selectors.view-transition-group': 'Without it the next page stands there at once.',
  'css.selectors.view-transition-new': 'Without it the next page stands there at once.',
  'css.selectors.view-transition-old': 'Without it the next page stands there at once.',
};
