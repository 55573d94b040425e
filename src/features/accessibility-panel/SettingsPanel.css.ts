import { style } from '@vanilla-extract/css';
import { column, rows, spreadRow } from '#src/styles/layout.ts';
import { card, color, iconButton, media, smallPrint, vars } from '#src/styles/shared.ts';

export const positioner = style({
  position: 'fixed',
  insetInline: vars.space.close,
  insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.close})`,
  zIndex: vars.layer.panel,
  '@media': {
    [media.tablet]: { insetInlineEnd: 'auto', width: '24rem', maxWidth: '90vw' },
    [media.desktop]: { insetBlockEnd: vars.space.text, insetInlineStart: vars.space.text },
    [media.low]: { insetBlockEnd: vars.space.close },
    [media.print]: { display: 'none' },
  },
});

export const root = style({
  ...card,
  ...column(vars.space.text),
  maxHeight: `calc(100dvh - ${vars.size.bottomBar} - 2rem)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.text,
  '@media': { [media.low]: { maxHeight: `calc(100dvh - 2 * ${vars.space.close})` } },
  borderColor: color.border.strong,
  boxShadow: vars.shadow.overlay,
});

export const top = style(spreadRow(vars.space.text));
export const title = style({ fontSize: `min(${vars.type.title}, 7vw)` });
export const close = style({ ...iconButton, flexShrink: 0, ':hover': { backgroundColor: color.surface.tint } });
export const row = style({ ...spreadRow(vars.space.tight), flexWrap: 'wrap' });
export const label = style({ fontWeight: vars.weight.strong });
export const stepper = style({ display: 'flex', alignItems: 'center', gap: vars.space.tight });

export const step = style({
  ...iconButton,
  width: 'max(44px, 2.25rem)',
  border: `2px solid ${color.border.strong}`,
  backgroundColor: color.surface.raised,
  ':hover': { backgroundColor: color.surface.tint },
  ':active': { transform: 'translateY(1px)' },
  selectors: {
    '&[aria-disabled="true"]': { borderStyle: 'dashed', color: color.border.control, cursor: 'not-allowed' },
  },
});

export const percent = style({
  minWidth: '3em',
  textAlign: 'center',
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});

export const contrast = style({ ...spreadRow(vars.space.text), minHeight: vars.size.touchTarget, cursor: 'pointer' });

export const language = style(rows(vars.space.tight));
export const note = style(smallPrint);
export const status = style({ selectors: { '&:not(:empty)': { fontWeight: vars.weight.strong } } });
