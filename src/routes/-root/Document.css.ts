import { globalStyle, style } from '@vanilla-extract/css';
import { color, notPrinted, vars } from '#src/styles/shared.ts';
import { root as header, searchLink, stickyRow } from './SiteHeader.css.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.tight,
  insetInlineStart: vars.space.tight,
  zIndex: vars.layer.skip,
  padding: `${vars.space.close} ${vars.space.text}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.raised,
  color: color.text.primary,
  fontWeight: vars.weight.strong,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  ...notPrinted,
});

/** Lies over the header, at its end. In the markup it comes before it, so that it is the second tab stop. */
export const accessibilityPanel = style([stickyRow, { zIndex: vars.layer.panel, height: 0 }]);

// Not before the last link of the header has been parsed: what is at an end, or below another row, would move.
globalStyle(`body:not(:has(${searchLink})) > :is(${accessibilityPanel}, ${header})`, { visibility: 'hidden' });
