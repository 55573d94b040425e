import { style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '1.1rem',
    insetBlockStart: '50%',
    width: '0.6rem',
    height: '0.6rem',
    borderInlineEnd: `2px solid ${color.text.primary}`,
    borderBlockEnd: `2px solid ${color.text.primary}`,
    transform: 'translateY(-70%) rotate(45deg)',
    pointerEvents: 'none',
  },
});
