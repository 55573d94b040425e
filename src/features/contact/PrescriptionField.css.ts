import { style, styleVariants } from '@vanilla-extract/css';
import { hint } from '#src/components/form/Field.css.ts';
import { centeredRow, rows, wrappingRow } from '#src/styles/layout.ts';
import { color, focusRing, media, smallPrint, vars } from '#src/styles/shared.ts';

const frame = style({
  position: 'relative',
  ...rows(vars.space.hair),
  borderRadius: vars.radius.card,
  selectors: {
    '&:hover, &[data-dragged-over]': { borderColor: color.action.primary, backgroundColor: color.surface.tint },
    '&:has(> :focus-visible)': focusRing,
  },
});

export const drop = styleVariants({
  empty: [
    frame,
    {
      justifyItems: 'center',
      padding: vars.space.block,
      border: `2px dashed ${color.border.control}`,
      backgroundColor: color.surface.sunken,
      textAlign: 'center',
    },
  ],
  chosen: [frame, { padding: vars.space.text, border: `2px solid ${color.border.control}` }],
});

/** The native control covers the whole area, so that it receives clicks and drops. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const invitation = style({ fontWeight: vars.weight.strong, color: color.text.link });
export const dropHint = style([hint, { '@media': { [media.touch]: { display: 'none' } } }]);
export const chosen = style(rows(vars.space.tight));

/** Above the native control. */
const above = style({ position: 'relative' });
export const picture = style([above, { minWidth: 0 }]);

export const pictureSummary = style({
  ...centeredRow(vars.space.close),
  minHeight: vars.size.touchTarget,
  color: color.text.link,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
});

export const thumbnail = style({
  width: '6rem',
  height: '6rem',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});

export const fullSize = style({ maxHeight: '80vh', overflow: 'auto' });
export const fullSizePicture = style({ maxWidth: 'none' });

/** Only devices with a finger as pointer have a camera to point at a paper. */
export const camera = style({ display: 'none', '@media': { [media.touch]: { display: 'contents' } } });
export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const size = style(smallPrint);
export const progress = style({ width: '100%', height: '0.75rem' });

export const actions = style([
  above,
  {
    ...wrappingRow(vars.space.tight),
    justifySelf: 'stretch',
    selectors: { [`${drop.empty} > &`]: { justifyContent: 'center' } },
  },
]);
