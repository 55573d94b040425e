import { assignVars, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { column, rows, wrappingRow } from '#src/styles/layout.ts';
import { light } from '#src/styles/palettes.ts';
import { card, color, media, vars } from '#src/styles/shared.ts';
import { reservedText } from '../layout/layout.css.ts';

export const root = style({
  ...card,
  containerType: 'inline-size',
  overflow: 'hidden',
  borderColor: color.border.strong,
});

/** Wide enough for the lines to fit beside their label, which never wraps. */
const roomy = '(min-width: 30rem)';
const sideBySide = { gridTemplateColumns: 'minmax(min-content, min(16rem, 40%)) minmax(0, 1fr)' };

const row = style({
  ...rows(`${vars.space.tight} ${vars.space.block}`),
  alignItems: 'start',
  // Large text needs the space more.
  padding: `${vars.space.block} min(${vars.space.block}, 4vw)`,
  selectors: { '& + &': { borderBlockStart: `2px solid ${color.border.subtle}` } },
  '@media': {
    [media.narrow]: { paddingBlock: vars.space.text },
    [media.tablet]: { '@container': { [roomy]: sideBySide }, paddingInline: vars.space.group },
    [media.print]: { gridTemplateColumns: 'minmax(min-content, 9rem) minmax(0, 1fr)', padding: vars.space.close },
  },
});

export const step = styleVariants({
  emergency: [
    row,
    {
      backgroundColor: color.action.urgent,
      color: color.text.onUrgent,
      fontWeight: vars.weight.strong,
      '@media': {
        screen: {
          selectors: {
            '& + &': { borderColor: 'rgb(255 255 255 / 45%)' },
            // The open one is the first that the eye finds.
            'details:not([open])&': { backgroundImage: 'linear-gradient(rgb(0 0 0 / 22%) 0 0)' },
          },
        },
        [media.print]: { backgroundColor: 'transparent', color: color.text.primary },
      },
    },
  ],
  soon: [row, { backgroundColor: color.surface.danger, fontWeight: vars.weight.strong }],
  week: [row],
  exam: [row, { color: color.text.muted }],
});

const labelBase = style({
  lineHeight: 1.2,
  // With "anywhere", the narrowest column would be a letter wide.
  '@media': { [media.print]: { overflowWrap: 'break-word' } },
});

export const label = styleVariants({
  emergency: [
    labelBase,
    {
      fontSize: vars.type.display,
      '@media': { [media.narrow]: { fontSize: vars.type.heading }, [media.print]: { fontSize: vars.type.heading } },
    },
  ],
  soon: [
    labelBase,
    {
      fontSize: vars.type.heading,
      color: color.text.danger,
      '@media': { [media.print]: { fontSize: vars.type.title } },
    },
  ],
  week: [labelBase],
  exam: [labelBase],
});

// Below what fills the screen first, a text that gets longer moves nothing in view: no space is kept for it.
globalStyle(`${root} ${reservedText}::after`, { display: 'none' });

export const lines = style({ ...column(vars.space.text), justifyItems: 'start' });
// White on the red in every theme: it is what to do first.
globalStyle(`${lines} > a`, {
  vars: { ...assignVars(color.surface, light.surface), [color.text.primary]: light.text.primary },
});
export const fold = style({ display: 'block', paddingBlock: vars.space.text });
globalStyle(`${fold} h3`, { fontSize: vars.type.heading });
globalStyle(`${fold} + ${fold} h3`, { fontSize: vars.type.title });
globalStyle(`${fold} > ${lines}`, { marginBlockStart: vars.space.text });
/** What a closed step is about. */
export const firstSign = style({
  marginBlockStart: vars.space.hair,
  fontWeight: vars.weight.text,
  lineHeight: 1.45,
  textWrap: 'balance',
  selectors: { [`${fold}[open] > summary &`]: { display: 'none' } },
});

export const signs = style({ ...column(vars.space.tight), paddingInlineStart: 'min(1.1em, 5vw)' });

export const oneOf = style({ columns: '11rem', paddingInlineStart: '1.1em', lineHeight: 1.4 });

export const firstAid = style({
  ...column(vars.space.hair),
  marginBlockStart: vars.space.hair,
  fontWeight: vars.weight.text,
});

export const call = style({
  ...wrappingRow(vars.space.text),
  alignItems: 'center',
  padding: `${vars.space.text} min(${vars.space.block}, 4vw)`,
  borderBlockStart: `2px solid ${color.border.subtle}`,
  '@media': { [media.tablet]: { paddingInline: vars.space.group }, [media.print]: { padding: vars.space.close } },
});
globalStyle(`${lines} ${reservedText}`, { textWrap: 'pretty' });
globalStyle(`${fold} h3 ${reservedText}`, { '@media': { [media.tablet]: { textWrap: 'wrap' } } });
