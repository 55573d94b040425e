import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, vars } from '../styles/theme.css.ts';

const small = '0.8125rem';
const line = `1px solid ${color.border.control}`;

export const root = style({
  fontSize: small,
  height: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) minmax(0, 14rem)',
  borderInlineStart: `2px solid ${color.border.strong}`,
});

export const part = style({ padding: vars.space.close, overflow: 'auto', borderBlockEnd: line });

export const heading = style({ fontSize: small, marginBlockEnd: vars.space.hair });

export const actors = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.hair });

export const actor = recipe({
  base: {
    padding: `${vars.space.hair} ${vars.space.tight}`,
    border: line,
    borderRadius: vars.space.hair,
    background: color.surface.raised,
    cursor: 'pointer',
  },
  variants: { isChosen: { true: { background: color.action.primary, color: color.text.onAction } } },
});

export const json = style({ whiteSpace: 'pre-wrap', fontFamily: 'monospace', overflowWrap: 'anywhere' });

export const events = style({ listStyle: 'none', padding: 0 });
