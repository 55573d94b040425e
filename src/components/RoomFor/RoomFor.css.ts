import { style } from '@vanilla-extract/css';

/** The longest text lies unseen behind the one that is shown. */
export const root = style({
  display: 'grid',
  textWrap: 'balance',
  '::after': { content: 'attr(data-longest)', gridArea: '1 / 1', visibility: 'hidden' },
});

/** Fills that room, and so never moves; what is new in it has no place to move from. */
export const text = style({ gridArea: '1 / 1', display: 'grid', alignItems: 'center', justifyItems: 'start' });
