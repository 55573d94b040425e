import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  gap: vars.space.close,
  alignItems: 'flex-start',
  minHeight: vars.size.touchTarget,
  paddingBlock: vars.space.tight,
  cursor: 'pointer',
  lineHeight: 1.45,
});

export const box = style({ width: '1.5rem', height: '1.5rem', flexShrink: 0, margin: 0 });
