import { style } from '@vanilla-extract/css';

export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** While empty it takes no room, not even the gap of a stack; it stays in the page, or nothing would be announced. */
export const announced = style({ ':empty': { position: 'absolute' } });
