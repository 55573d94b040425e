import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({ paddingBlock: vars.space.section });

export const columns = style({
  display: 'grid',
  gap: vars.space.part,
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: '1.15fr 0.85fr' } },
});

export const words = style({ display: 'grid', gap: vars.space.block, justifyItems: 'start' });

export const picture = style({
  width: '100%',
  maxWidth: '18rem',
  '@media': {
    'screen and (max-width: 63.99rem)': { order: -1 },
    [media.desktop]: { maxWidth: 'none', justifySelf: 'end' },
  },
});

export const code = style({
  fontSize: vars.type.poster,
  fontWeight: vars.weight.heavy,
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
  color: color.text.muted,
});

export const text = style({
  fontSize: vars.type.lead,
  lineHeight: 1.5,
  maxWidth: '36rem',
  color: color.text.muted,
});

export const suggestions = style({
  width: '100%',
  maxWidth: '36rem',
  padding: `${vars.space.close} ${vars.space.block}`,
  fontSize: vars.type.title,
  borderInlineStart: `6px solid ${color.chart.brass}`,
  borderRadius: vars.radius.small,
  backgroundColor: color.surface.notice,
});

globalStyle(`${suggestions} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touchTarget,
  fontWeight: vars.weight.heavy,
  color: color.text.primary,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.close });

export const call = style({ display: 'flex', alignItems: 'center', gap: vars.space.tight });

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touchTarget,
  fontWeight: vars.weight.strong,
});
