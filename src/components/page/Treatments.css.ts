import { type CSSProperties, style } from '@vanilla-extract/css';
import { column } from '#src/styles/layout.ts';
import { card, color, media, smallPrint, vars, visuallyHidden } from '#src/styles/shared.ts';

/** As a table from here on. In rem, so that large text is shown as cards. */
const roomy = '(min-width: 46rem)';

/** Rules for a table: where there is room for one, and on paper. */
const asTable = (rules: CSSProperties) => ({ '@container': { [roomy]: rules }, '@media': { [media.print]: rules } });

export const frame = style({ containerType: 'inline-size' });

export const table = style({
  ...column(vars.space.text),
  width: '100%',
  ...asTable({ display: 'table', borderCollapse: 'collapse', fontSize: vars.type.small }),
});

export const caption = style({
  fontWeight: vars.weight.heavy,
  textAlign: 'start',
  '@container': { [roomy]: { paddingBlockEnd: vars.space.close, fontSize: vars.type.body } },
});

export const head = style({
  ...visuallyHidden,
  ...asTable({ position: 'static', display: 'table-header-group', clipPath: 'none' }),
});

export const row = style({
  ...card,
  ...column(vars.space.close),
  padding: vars.space.text,
  breakInside: 'avoid',
  selectors: { '& + &': { marginBlockStart: vars.space.text } },
  ...asTable({ display: 'table-row', border: 0, backgroundColor: 'transparent' }),
});

export const cell = style({
  textAlign: 'start',
  verticalAlign: 'top',
  '@container': {
    [roomy]: {
      padding: vars.space.close,
      borderBlockStart: `2px solid ${color.border.subtle}`,
      selectors: { '&:first-child': { paddingInlineStart: 0 } },
    },
  },
  '@media': { [media.print]: { padding: vars.space.hair } },
});

export const name = style([
  cell,
  {
    // Never wider than a long word allows at the largest text size.
    fontSize: `min(${vars.type.title}, 6.2vw)`,
    fontWeight: vars.weight.heavy,
    // Wide enough for a long name with wide spacing.
    '@container': { [roomy]: { minWidth: '11.5rem', fontSize: vars.type.small } },
    '@media': { [media.print]: { fontSize: vars.type.small } },
  },
]);

/** The column of a cell in a card. Text, and not generated content, so that it is translated with the page. */
export const label = style({
  display: 'block',
  fontWeight: vars.weight.strong,
  color: color.text.muted,
  ...asTable({ display: 'none' }),
});

export const here = style({ display: 'block', ...smallPrint, fontWeight: vars.weight.text });
