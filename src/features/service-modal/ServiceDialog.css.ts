import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { marked } from '#src/page/marks.ts';
import { rows, wrappingRow } from '#src/styles/layout.ts';
import { color, iconButton, leadText, media, vars } from '#src/styles/shared.ts';

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
globalStyle(`html${marked('dialog')}`, {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  // The backdrop leaves the gutter free.
  backgroundColor: `color-mix(in srgb, ${color.surface.page} 40%, #000)`,
});

const columns = style({
  '@media': {
    [media.tablet]: {
      ...rows(vars.space.block),
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      padding: vars.space.block,
    },
  },
});

/** The picture is low, and on a phone for emergencies lower: the words come first. */
export const service = styleVariants({ usual: [columns], urgent: [columns] });
globalStyle(`${columns} img`, { aspectRatio: '3 / 2', '@media': { [media.narrow]: { borderRadius: 0 } } });
globalStyle(`${service.urgent} img`, { '@media': { [media.narrow]: { aspectRatio: '4 / 1' } } });

export const words = style({
  ...rows(vars.space.text),
  padding: vars.space.block,
  '@media': { [media.tablet]: { gridArea: '1 / 2 / span 2', padding: 0 } },
});

export const title = style({
  fontSize: vars.type.heading,
  '@media': { [media.tablet]: { paddingInlineEnd: vars.size.touchTarget } },
});

/** Takes no space, and stays in view. */
export const corner = style({
  position: 'sticky',
  insetBlockStart: vars.space.close,
  zIndex: vars.layer.raised,
  display: 'grid',
  justifyContent: 'end',
  height: 0,
  paddingInline: vars.space.close,
});

export const close = style({
  ...iconButton,
  borderRadius: '50%',
  border: `2px solid ${color.border.strong}`,
  backgroundColor: color.surface.raised,
});

export const facts = style({
  padding: vars.space.block,
  paddingBlockStart: 0,
  '@media': { [media.tablet]: { padding: 0, fontSize: vars.type.small, lineHeight: 1.4 } },
});

export const lead = style(leadText);

export const list = style({ ...rows(vars.space.tight), marginBlockStart: vars.space.tight });

/** Stays visible while the text above is scrolled. */
export const actions = style({
  ...wrappingRow(vars.space.close),
  position: 'sticky',
  insetBlockEnd: 0,
  padding: vars.space.text,
  '@media': {
    [media.narrow]: { padding: vars.space.close, gap: vars.space.tight },
    [media.tablet]: { paddingInline: vars.space.block },
  },
  backgroundColor: color.surface.raised,
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
globalStyle(`${actions} > *`, {
  '@media': { [media.narrow]: { flex: '1 1 8rem', paddingInline: vars.space.tight } },
});
