import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '#src/styles/shared.ts';

export const hidden = style({ ...visuallyHidden, whiteSpace: 'nowrap' });

/** While empty it takes no space, not even the gap of a stack; it has to stay in the page to be announced. */
export const liveRegion = style({ ':empty': { position: 'absolute' } });
