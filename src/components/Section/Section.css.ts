import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

const base = style({ paddingBlock: vars.space.section });

export const root = styleVariants({
  page: [base],
  raised: [base, { backgroundColor: color.surface.raised }],
  sunken: [base, { backgroundColor: color.surface.sunken }],
  tint: [base, { backgroundColor: color.surface.tint }],
});

/** The heading, and beside it on wide screens the sentence that leads in. */
export const header = style({
  display: 'grid',
  gap: `${vars.space.close} ${vars.space.part}`,
  alignItems: 'baseline',
  marginBlockStart: vars.space.block,
  marginBlockEnd: vars.space.group,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});

// A heading that nothing follows has the whole line.
globalStyle(`${header} > :only-child`, { gridColumn: '1 / -1' });

export const lead = style({
  fontSize: vars.type.lead,
  lineHeight: 1.5,
  color: color.text.muted,
  maxWidth: vars.size.reading,
  textWrap: 'balance',
});
