import { style } from '@vanilla-extract/css';
import { column, wrappingRow } from '#src/styles/layout.ts';
import { color, media, smallPrint, vars } from '#src/styles/shared.ts';

/** On a phone, the picture of the section above is near. */
export const picture = style({ '@media': { [media.narrow]: { display: 'none' } } });

/** The paragraphs and figures. */
export const words = style({ ...column(vars.space.close), lineHeight: 1.5 });

export const figures = style({
  ...wrappingRow(vars.space.close),
  paddingBlockStart: vars.space.text,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});

export const figure = style({
  // At least as wide as its longest word.
  flex: '1 1 5rem',
  minWidth: 'min-content',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.hair,
});
export const value = style({
  fontSize: vars.type.display,
  fontWeight: vars.weight.heavy,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});
export const label = style({ ...smallPrint, maxWidth: '9rem', lineHeight: 1.3, textWrap: 'balance' });
