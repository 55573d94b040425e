import { globalStyle, style } from '@vanilla-extract/css';
import { column, rows, target } from '#src/styles/layout.ts';
import { card, color, media, plainLink, vars } from '#src/styles/shared.ts';

export const root = style({ ...column(vars.space.block), containerType: 'inline-size' });

export const columns = style({
  ...column(vars.space.block),
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      '@container': {
        '(min-width: 50rem)': { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: vars.space.part },
      },
    },
  },
});

export const words = style({ ...rows(vars.space.close), justifyItems: 'start' });
export const description = style({ color: color.text.muted });
export const all = style({ ...target, gap: vars.space.tight, fontWeight: vars.weight.strong });
export const topics = style({ ...card, containerType: 'inline-size' });

export const topic = style({
  selectors: { '& + &': { borderBlockStart: `2px solid ${color.border.subtle}` } },
});

const pictured = '(min-width: 20rem)';
const inColumns = '(min-width: 36rem)';

export const link = style({
  position: 'relative',
  ...rows(`${vars.space.hair} ${vars.space.text}`),
  alignContent: 'center',
  paddingBlock: vars.space.tight,
  paddingInlineStart: vars.space.tight,
  paddingInlineEnd: 'min(3.25rem, 14vw)',
  borderRadius: vars.radius.control,
  ...plainLink,
  ':hover': { backgroundColor: color.surface.tint },
  '@container': {
    [pictured]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' },
    [inColumns]: { gridTemplateColumns: '5.5rem 13rem minmax(0, 1fr)', alignItems: 'center' },
  },
});

export const thumbnail = style({
  display: 'none',
  gridRow: 'span 2',
  alignSelf: 'center',
  '@container': { [pictured]: { display: 'block' }, [inColumns]: { gridRow: 'auto' } },
});

export const title = style({
  fontSize: vars.type.title,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.heading,
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
});

export const summary = style({ color: color.text.muted });

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: `min(${vars.space.block}, 5vw)`,
  insetBlockStart: 'calc(50% - 0.625rem)',
  color: color.text.link,
});

export const more = style({ fontWeight: vars.weight.strong });
globalStyle(`${more} a`, target);
