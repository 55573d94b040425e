import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.text,
  justifyItems: 'stretch',
  '@media': { [media.tablet]: { justifyItems: 'start' } },
});

export const privacy = style({ color: color.text.muted, fontSize: vars.type.small });

globalStyle(`form[data-pending] ${root} > button > *`, { display: 'none' });
globalStyle(`form[data-pending] ${root} > button::after`, { content: 'attr(data-pending-label)' });
