import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { column, rows, wrappingRow } from '#src/styles/layout.ts';
import { card, color, dimmed, media, notPrinted, smallPrint, vars } from '#src/styles/shared.ts';

/** On a phone whose text is not large, the storefront is beside the address. */
const besideAddress = (rule: GlobalStyleRule) => ({
  '@media': { [media.narrow]: { '@container': { '(min-width: 20rem)': rule } } },
});

export const columns = style({
  ...column(vars.space.block),
  alignItems: 'start',
  lineHeight: 1.45,
  '@media': {
    [media.narrow]: { gap: vars.space.text },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.part },
    [media.desktop]: { gridTemplateColumns: '1.3fr 0.95fr 1.1fr', columnGap: vars.space.group },
  },
});

globalStyle(columns, besideAddress({ gridTemplateColumns: 'minmax(0, 1fr) minmax(12.25rem, 1.4fr)' }));

export const address = style({ ...wrappingRow(`0 ${vars.space.text}`), alignItems: 'center' });
globalStyle(`${address} button`, { whiteSpace: 'nowrap' });

/** Directions and phone, equally wide. */
export const ways = style({ ...rows(vars.space.tight), justifyContent: 'start' });

export const arrival = style({ ...column(vars.space.block), '@media': { [media.narrow]: { display: 'contents' } } });

export const gettingHere = style({
  ...rows(vars.space.tight),
  '@media': { [media.narrow]: { gap: vars.space.hair, fontSize: vars.type.small } },
});

export const map = style(notPrinted);

export const pictures = style({
  ...column(vars.space.text),
  '@media': {
    [media.narrow]: { display: 'contents' },
    [media.tablet]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridColumn: 'auto', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

globalStyle(`${columns} > *, ${gettingHere}, ${map}`, { '@media': { [media.narrow]: { gridColumn: '1 / -1' } } });

export const storefront = style(
  besideAddress({ gridArea: '1 / 1', display: 'flex', flexDirection: 'column', height: '100%' }),
);

globalStyle(
  `${storefront} img`,
  besideAddress({ flex: '1 1 0', aspectRatio: 'auto', minHeight: 0, objectPosition: '47.5% 100%' }),
);

/** Parallel streets, as on a map. */
const streets = (angle: string, width: string, apart: string) =>
  `repeating-linear-gradient(${angle}, ${color.surface.raised} 0 ${width}, #0000 0 ${apart})`;

export const frame = style({
  ...card,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '14rem',
  overflow: 'hidden',
  '@media': { [media.narrow]: { height: '7rem' } },
  backgroundColor: color.surface.sunken,
  backgroundImage: `${streets('125deg', '0.875rem', '7rem')}, ${streets('35deg', '0.375rem', '2.75rem')}`,
});

/** Visible while the map loads, and where it is blocked. */
export const place = style({
  ...rows(vars.space.hair),
  justifyItems: 'center',
  maxWidth: '13rem',
  padding: `${vars.space.tight} ${vars.space.text}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.raised,
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
});

export const embed = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  colorScheme: 'light',
  '@media': { [media.dark]: dimmed },
});

export const note = style(smallPrint);
