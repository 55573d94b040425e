import { globalStyle, style } from '@vanilla-extract/css';
import { marked } from '#src/page/marks.ts';
import { rows } from '#src/styles/layout.ts';
import { media, notPrinted, smallPrint, vars } from '#src/styles/shared.ts';

export const notice = style({ ...rows(vars.space.tight), justifyItems: 'start', ...notPrinted });

/** Above the viewport: to the left or right it could make the page scroll sideways. */
export const honeypot = style({
  position: 'fixed',
  insetBlockStart: '-200vh',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
});

export const submitArea = style({
  ...rows(vars.space.block),
  '@media': { [media.tablet]: { justifyItems: 'start' } },
});

export const privacy = style(smallPrint);

globalStyle(`form${marked('pending')} ${submitArea} > button > *`, { display: 'none' });
globalStyle(`form${marked('pending')} ${submitArea} > button::after`, { content: '"One moment…"' });
