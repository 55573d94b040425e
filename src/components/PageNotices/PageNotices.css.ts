import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

/** Stays in sight while the page is scrolled, and takes no room while there is nothing to say. */
export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  '@media': { [media.low]: { position: 'static' }, [media.print]: { display: 'none' } },
});

const notice = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.close,
  paddingInline: vars.space.text,
  minHeight: vars.size.touchTarget,
  backgroundColor: color.surface.notice,
  borderBlockEnd: `2px solid ${color.border.strong}`,
  fontSize: vars.type.small,
  lineHeight: 1.5,
});

export const offline = style([notice, { selectors: { 'html[data-offline] &': { display: 'flex' } } }]);

export const incomplete = style([
  notice,
  { selectors: { 'html[data-incomplete]:not([data-offline]) &': { display: 'flex' } } },
]);

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touchTarget,
  fontWeight: vars.weight.strong,
});
