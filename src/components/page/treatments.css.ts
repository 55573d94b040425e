import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

/** As a table from here on: its columns need the room. */
const asTable = media.wide;

export const table = style({
  display: 'grid',
  gap: vars.space.text,
  width: '100%',
  textAlign: 'start',
  '@media': {
    [asTable]: { display: 'table', borderCollapse: 'collapse', fontSize: vars.type.small },
    [media.print]: { display: 'table', borderCollapse: 'collapse', fontSize: vars.type.small },
  },
});

export const caption = style({
  fontWeight: vars.weight.heavy,
  textAlign: 'start',
  '@media': { [asTable]: { paddingBlockEnd: vars.space.close, fontSize: vars.type.body } },
});

export const head = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [asTable]: { position: 'static', display: 'table-header-group', clipPath: 'none' },
    [media.print]: { position: 'static', display: 'table-header-group', clipPath: 'none' },
  },
});

export const row = style({
  display: 'grid',
  gap: vars.space.close,
  padding: vars.space.text,
  border: `2px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.raised,
  breakInside: 'avoid',
  selectors: { '& + &': { marginBlockStart: vars.space.text } },
  '@media': {
    [asTable]: { display: 'table-row', border: 0, backgroundColor: 'transparent' },
    [media.print]: { display: 'table-row', border: 0, backgroundColor: 'transparent' },
  },
});

export const name = style({
  fontSize: vars.type.title,
  fontWeight: vars.weight.heavy,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': {
    [asTable]: {
      padding: vars.space.close,
      paddingInlineStart: 0,
      fontSize: vars.type.small,
      borderBlockStart: `2px solid ${color.border.subtle}`,
    },
    [media.print]: { padding: vars.space.hair, fontSize: vars.type.small },
  },
});

export const cell = style({
  textAlign: 'start',
  verticalAlign: 'top',
  '::before': {
    content: 'attr(data-column)',
    display: 'block',
    fontWeight: vars.weight.strong,
    color: color.text.muted,
  },
  '@media': {
    [asTable]: {
      padding: vars.space.close,
      borderBlockStart: `2px solid ${color.border.subtle}`,
      selectors: { '&:first-child': { paddingInlineStart: 0 } },
      '::before': { content: 'none' },
    },
    [media.print]: { padding: vars.space.hair, '::before': { content: 'none' } },
  },
});

export const here = style({
  display: 'block',
  fontSize: vars.type.small,
  fontWeight: vars.weight.text,
  color: color.text.muted,
});
