import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

/** As a table from here on. In rem, so that large text is shown as cards. */
const asTable = '(min-width: 46rem)';

export const frame = style({ containerType: 'inline-size' });

export const table = style({
  display: 'grid',
  gap: vars.space.text,
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  textAlign: 'start',
  '@container': { [asTable]: { display: 'table', borderCollapse: 'collapse', fontSize: vars.type.small } },
  '@media': {
    [media.print]: { display: 'table', borderCollapse: 'collapse', fontSize: vars.type.small },
  },
});

export const caption = style({
  fontWeight: vars.weight.heavy,
  textAlign: 'start',
  '@container': { [asTable]: { paddingBlockEnd: vars.space.close, fontSize: vars.type.body } },
});

export const head = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@container': { [asTable]: { position: 'static', display: 'table-header-group', clipPath: 'none' } },
  '@media': {
    [media.print]: { position: 'static', display: 'table-header-group', clipPath: 'none' },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.close,
  padding: vars.space.text,
  border: `2px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.raised,
  breakInside: 'avoid',
  selectors: { '& + &': { marginBlockStart: vars.space.text } },
  '@container': { [asTable]: { display: 'table-row', border: 0, backgroundColor: 'transparent' } },
  '@media': {
    [media.print]: { display: 'table-row', border: 0, backgroundColor: 'transparent' },
  },
});

export const name = style({
  // Never wider than a long word allows at the largest text size.
  fontSize: `min(${vars.type.title}, 6.2vw)`,
  fontWeight: vars.weight.heavy,
  textAlign: 'start',
  verticalAlign: 'top',
  '@container': {
    [asTable]: {
      // Wide enough for a long name with wide spacing.
      minWidth: '11.5rem',
      padding: vars.space.close,
      paddingInlineStart: 0,
      fontSize: vars.type.small,
      borderBlockStart: `2px solid ${color.border.subtle}`,
    },
  },
  '@media': {
    [media.print]: { padding: vars.space.hair, fontSize: vars.type.small },
  },
});

export const cell = style({
  textAlign: 'start',
  verticalAlign: 'top',
  '@container': {
    [asTable]: {
      padding: vars.space.close,
      borderBlockStart: `2px solid ${color.border.subtle}`,
      selectors: { '&:first-child': { paddingInlineStart: 0 } },
    },
  },
  '@media': {
    [media.print]: { padding: vars.space.hair },
  },
});

/** The column of a cell in a card. Text, and not generated content, so that it is translated with the page. */
export const label = style({
  display: 'block',
  fontWeight: vars.weight.strong,
  color: color.text.muted,
  '@container': { [asTable]: { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const here = style({
  display: 'block',
  fontSize: vars.type.small,
  fontWeight: vars.weight.text,
  color: color.text.muted,
});
