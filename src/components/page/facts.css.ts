import { globalStyle, style } from '@vanilla-extract/css';
import { card, color, column, media, spreadRow, vars } from '../../styles/shared.ts';

export const fold = style({});

globalStyle(`${fold}::details-content`, { '@media': { [media.print]: { contentVisibility: 'visible' } } });

export const summary = style({
  ...spreadRow,
  gap: vars.space.text,
  minHeight: vars.size.touchTarget,
});

export const chevron = style({
  selectors: { [`${fold}[open] > ${summary} > &`]: { rotate: '180deg' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const frame = style({ containerType: 'inline-size' });

export const box = style([frame, { ...card, width: '100%', padding: vars.space.text }]);

export const facts = style({ display: 'grid', gap: vars.space.text });

export const fact = style({
  ...column,
  gap: vars.space.hair,
  breakInside: 'avoid',
  // In rem, so that large text gets the whole width.
  '@container': {
    '(min-width: 34rem)': { gridTemplateColumns: '11rem minmax(0, 36rem)', columnGap: vars.space.text },
  },
});

export const name = style({ fontWeight: vars.weight.strong, color: color.text.muted });

export const text = style({ margin: 0 });

export const steps = style({
  display: 'grid',
  gap: vars.space.block,
  counterReset: 'step',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  gap: `${vars.space.hair} ${vars.space.close}`,
  counterIncrement: 'step',
  breakInside: 'avoid',
  '::before': {
    content: 'counter(step)',
    gridRow: '1 / span 2',
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    border: `2px solid ${color.border.strong}`,
    borderRadius: vars.radius.round,
    fontWeight: vars.weight.heavy,
  },
});

export const title = style({ alignSelf: 'center' });

/** As high as three facts, a status of three lines and a button on a phone. */
export const panel = style({ minHeight: '26rem' });
