import { style } from '@vanilla-extract/css';
import { marked } from '#src/page/marks.ts';
import { target } from '#src/styles/layout.ts';
import { color, media, vars } from '#src/styles/shared.ts';

/** Sticks to the top while the page is scrolled, and takes no space while empty. */
export const root = style({
  order: -1,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  '@media': { [media.low]: { position: 'static' }, [media.print]: { display: 'none' } },
});

const notice = style({
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

/** Stronger than the attribute `hidden`, which hides a notice also where there are no styles. */
const shown = { display: 'flex !important' };

export const offline = style([notice, { selectors: { [`html${marked('offline')} &`]: shown } }]);

export const incomplete = style([
  notice,
  {
    selectors: {
      [`html:is(${marked('incomplete')}, ${marked('unanswered')}):not(${marked('offline')}) &`]: shown,
      // The same is said in place.
      [`html:has(${marked('failure')}:not([hidden])) &`]: { display: 'none !important' },
    },
  },
]);

export const link = style({ ...target, fontWeight: vars.weight.strong });
