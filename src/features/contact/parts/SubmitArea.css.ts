import { globalStyle, style } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { media, smallPrint, vars } from '#src/styles/shared.ts';

export const root = style({
  ...rows(vars.space.text),
  justifyItems: 'stretch',
  '@media': { [media.tablet]: { justifyItems: 'start' } },
});

export const privacy = style(smallPrint);

globalStyle(`form[data-pending] ${root} > button > *`, { display: 'none' });
globalStyle(`form[data-pending] ${root} > button::after`, { content: '"One moment…"' });
