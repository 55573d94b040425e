import { globalStyle, style } from '@vanilla-extract/css';
import { disc, rows, wrappingRow } from '#src/styles/layout.ts';
import { color, media, vars } from '#src/styles/shared.ts';

export const steps = style({
  ...rows(`${vars.space.text} ${vars.space.close}`),
  // Two beside each other on a phone, where their words have the space.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  counterReset: 'step',
  // Always in one row: the rail between them must not end in the middle.
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const step = style({
  ...rows(`${vars.space.hair} ${vars.space.close}`),
  position: 'relative',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'center',
  lineHeight: 1.4,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    ...disc('2.25rem'),
    margin: '6px',
    border: `3px solid ${color.text.primary}`,
    outline: `2px solid ${color.chart.ring}`,
    outlineOffset: '4px',
    fontWeight: vars.weight.heavy,
    fontSize: vars.type.title,
  },
  '@media': {
    [media.narrow]: { fontSize: vars.type.small },
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.tight,
      selectors: {
        '&:not(:last-child)::after': {
          content: '',
          position: 'absolute',
          insetBlockStart: 'calc(1.125rem + 5px)',
          insetInlineStart: 'calc(2.25rem + 1.25rem)',
          insetInlineEnd: `calc(-1 * ${vars.space.text} + 0.5rem)`,
          borderBlockStart: `2px solid ${color.chart.ring}`,
        },
      },
    },
  },
});

globalStyle(`${step} > h3`, { '@media': { [media.narrow]: { fontSize: vars.type.body } } });
globalStyle(`${step} > p`, { gridColumn: '1 / -1' });

export const capabilities = style({ ...wrappingRow(`0 ${vars.space.text}`), alignItems: 'baseline' });
