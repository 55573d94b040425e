import { style } from '@vanilla-extract/css';
import { color } from '#src/styles/shared.ts';
import { controlBase } from './Field.css.ts';

export const select = style([
  controlBase,
  { appearance: 'none', paddingInlineEnd: '2.75rem', textOverflow: 'ellipsis' },
]);

export const root = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '1.1rem',
    insetBlockStart: '50%',
    width: '0.6rem',
    height: '0.6rem',
    borderRight: `2px solid ${color.text.primary}`,
    borderBottom: `2px solid ${color.text.primary}`,
    transform: 'translateY(-70%) rotate(45deg)',
    pointerEvents: 'none',
  },
});
