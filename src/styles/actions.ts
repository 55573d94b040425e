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
