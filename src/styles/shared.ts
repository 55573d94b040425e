import { media } from './media.ts';
import { vars } from './theme.css.ts';

/** For a row of buttons below the words that open a page. */
export const actionRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.close,
  '@media': { [media.narrow]: { width: '100%' } },
} as const;

/** For each button in such a row: those that do not fit side by side are equally wide. */
export const actionInRow = { '@media': { [media.narrow]: { flexGrow: 1 } } } as const;

/**
 * For the picture of a card that is followed, and for the picture on the page it leads to: where the browser can, the
 * one becomes the other. At most one element of a page may have it.
 */
export const travellingPicture = {
  '@media': { [media.motion]: { viewTransitionName: 'travelling-picture' } },
} as const;
