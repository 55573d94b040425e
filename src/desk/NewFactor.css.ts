import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/shared.ts';

/** White in the dark too, for cameras. */
export const picture = style({ padding: vars.space.close, backgroundColor: '#fff', borderRadius: vars.radius.control });

export const secret = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
