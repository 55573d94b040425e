import { style } from '@vanilla-extract/css';

export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** While empty it takes no space, not even the gap of a stack; it has to stay in the page to be announced. */
export const liveRegion = style({ ':empty': { position: 'absolute' } });
