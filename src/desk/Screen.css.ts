import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { column, spreadRow, target, wrappingRow } from '#src/styles/layout.ts';
import { color, media, notPrinted, smallPrint, vars } from '#src/styles/shared.ts';

export const header = style({
  backgroundColor: color.surface.raised,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});

export const bar = style({
  ...spreadRow(`0 ${vars.space.text}`),
  flexWrap: 'wrap',
  minHeight: '3.5rem',
  paddingBlock: vars.space.hair,
  '@media': { [media.narrow]: { paddingBlockStart: vars.space.close } },
});

export const practice = style({ fontWeight: vars.weight.heavy, lineHeight: 1.2 });

export const account = style({
  ...wrappingRow(`0 ${vars.space.text}`),
  alignItems: 'center',
  ...smallPrint,
  '@media': { [media.narrow]: { width: '100%' }, [media.print]: { display: 'none' } },
});
// The address of the account, on a line of its own.
globalStyle(`${account} > span`, { overflowWrap: 'anywhere', '@media': { [media.narrow]: { width: '100%' } } });

export const main = style({
  paddingBlock: `${vars.space.block} ${vars.space.section}`,
  '@media': { [media.print]: { paddingBlock: vars.space.close } },
});

export const content = style(column(vars.space.text));

export const back = style({ marginBlockEnd: `calc(-1 * ${vars.space.text})`, ...notPrinted });
globalStyle(`${back} > a`, target);

export const title = style({ fontSize: vars.type.heading });

const statusBase = style({ ':empty': { position: 'absolute' }, ...notPrinted });

export const status = styleVariants({
  usual: [statusBase, { color: color.text.muted }],
  problem: [
    statusBase,
    {
      padding: `${vars.space.tight} ${vars.space.close}`,
      borderInlineStart: `6px solid ${color.border.danger}`,
      borderRadius: vars.radius.small,
      backgroundColor: color.surface.danger,
    },
  ],
});
