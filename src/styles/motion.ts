import { media } from './media.ts';

/**
 * For the picture of a card that is followed, and for the picture on the page it leads to: where the browser can, the
 * one becomes the other. At most one element of a page may have it.
 */
export const travellingPicture = {
  '@media': { [media.motion]: { viewTransitionName: 'travelling-picture' } },
} as const;
