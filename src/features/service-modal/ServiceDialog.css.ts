import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { marked } from '#src/page/marks.ts';
import { rows, wrappingRow } from '#src/styles/layout.ts';
import { color, leadText, media, vars } from '#src/styles/shared.ts';

const appear = keyframes({ from: { opacity: 0 } });
const grow = keyframes({ from: { opacity: 0, scale: '0.96', translate: '0 1rem' } });

export const root = style({
  width: '100%',
  maxWidth: '56rem',
  maxHeight: `calc(100% - ${vars.space.group})`,
  marginBlock: 'auto 0',
  marginInline: 'auto',
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  backgroundColor: color.surface.raised,
  color: color.text.primary,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.motion]: {
      animation: `${grow} ${vars.motion.calm} ${vars.motion.ease}`,
      '::backdrop': { animation: `${appear} 120ms` },
    },
    [media.tablet]: {
      width: `calc(100% - 2 * ${vars.space.group})`,
      maxHeight: `calc(100% - 2 * ${vars.space.group})`,
      marginBlock: 'auto',
      borderRadius: vars.radius.card,
    },
    // Its shadow does not show there.
    [media.dark]: { border: `2px solid ${color.border.subtle}` },
    [media.forcedColors]: { border: '2px solid' },
  },
  '::backdrop': { backgroundColor: 'rgb(0 0 0 / 60%)' },
});

/** The page behind the dialog does not scroll. */
globalStyle(`html${marked('dialog')}`, { overflow: 'hidden', scrollbarGutter: 'stable' });

const columns = style({
  '@media': {
    [media.tablet]: {
      ...rows(vars.space.block),
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'start',
      padding: vars.space.block,
    },
  },
});

/** On a phone the picture for emergencies is low: what to do comes first. */
export const service = styleVariants({ usual: [columns], urgent: [columns] });
globalStyle(`${service.urgent} img`, { '@media': { [media.narrow]: { aspectRatio: '4 / 1' } } });

export const words = style({
  ...rows(vars.space.text),
  padding: vars.space.block,
  '@media': { [media.tablet]: { padding: 0 } },
});

export const title = style({ fontSize: vars.type.heading });

export const lead = style(leadText);

export const list = style(rows(vars.space.tight));

/** Stays visible while the text above is scrolled. */
export const actions = style({
  ...wrappingRow(vars.space.close),
  position: 'sticky',
  insetBlockEnd: 0,
  padding: vars.space.text,
  '@media': { [media.tablet]: { paddingInline: vars.space.block } },
  borderBlockStart: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.raised,
});
