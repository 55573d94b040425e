import { style } from '@vanilla-extract/css';
import { color, media, smallPrint, vars } from '#src/styles/shared.ts';

/** Large text on a small screen. */
const crowded = '(max-width: 18rem)';

export const frame = style({ containerType: 'inline-size' });
export const root = style({ borderCollapse: 'collapse', width: '100%', maxWidth: '26rem' });
export const row = style({ borderBlockEnd: `1px solid ${color.border.subtle}` });
/** Drawn around the row, so that no text moves. */
export const today = style([
  row,
  {
    backgroundColor: color.surface.sunken,
    boxShadow: `-0.5rem 0 ${color.surface.sunken}, -0.75rem 0 ${color.action.primary}, 0.5rem 0 ${color.surface.sunken}`,
    '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
  },
]);
export const days = style({ textAlign: 'start', fontWeight: vars.weight.strong, paddingBlock: '0.375rem' });
/** As wide as the longest hours or a share, so that the exceptions, which only the browser knows, move no column. */
export const hours = style({
  width: '1%',
  paddingInlineStart: vars.space.tight,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': { [crowded]: { width: '40%', whiteSpace: 'normal', paddingInlineStart: vars.space.hair } },
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({ display: 'block', ...smallPrint, fontWeight: vars.weight.text });
