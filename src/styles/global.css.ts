import { globalStyle, keyframes } from '@vanilla-extract/css';
import { marked, markedWith } from '#src/page/marks.ts';
import { color, control, focusRing, media, usualText, vars } from './shared.ts';

const wait = keyframes({ '50%': { opacity: 0.55 } });

/** A busy control: also one that was pressed before its script was loaded. */
globalStyle(`:is(button, a):is([aria-busy="true"], ${marked('pending')}), form${marked('pending')} [type="submit"]`, {
  cursor: 'progress',
  outline: '3px dashed currentColor',
  outlineOffset: '2px',
  '@media': { [media.motion]: { animation: `${wait} 1.2s ease-in-out infinite` } },
});

globalStyle('*, *::before, *::after', {
  boxSizing: 'border-box',
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important', transition: 'none !important' } },
});
globalStyle('*', { margin: 0 });
globalStyle('html', {
  fontFamily: vars.font.text,
  fontSize: 'calc(100% * var(--text-scale, 1))',
  lineHeight: vars.leading.text,
  color: color.text.primary,
  backgroundColor: color.surface.page,
  // A browser that darkens pages by itself leaves the drawings illegible.
  colorScheme: 'only light',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // Keeps scroll targets and focused elements clear of the fixed bars, and of the buttons of the guide.
  scrollPaddingBlock: `6rem calc(${vars.size.bottomBar} + 4rem)`,
  accentColor: color.action.primary,
  overflowWrap: 'break-word',
  '@media': {
    [media.dark]: { colorScheme: 'dark' },
    [media.desktop]: { scrollPaddingBlockEnd: '4.5rem' },
    [media.low]: { scrollPaddingBlock: '1rem' },
    [media.print]: { fontSize: 'calc(10.5pt * var(--text-scale, 1))', backgroundColor: '#fff' },
  },
});
for (const percent of [80, 90, 100, 110, 120, 130, 140, 150]) {
  globalStyle(`html${markedWith('text-size', String(percent))}`, { vars: { '--text-scale': String(percent / 100) } });
}
globalStyle('body', {
  fontSize: vars.type.body,
  minHeight: '100dvh',
  '@media': { screen: { display: 'flex', flexDirection: 'column' }, [media.print]: { color: '#000' } },
});
globalStyle('h1, h2, h3, h4', {
  lineHeight: vars.leading.heading,
  fontWeight: vars.weight.heavy,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  '@media': { [media.narrow]: { overflowWrap: 'anywhere' }, [media.print]: { breakAfter: 'avoid' } },
});
globalStyle('h1, h2', { fontSize: vars.type.display });
globalStyle('h3', { fontSize: vars.type.title });
globalStyle('p, li, dd', { textWrap: 'pretty' });
// Safari removes the role of a list without markers, except in navigation.
globalStyle(':where(ul, ol):where([role="list"], nav *, [aria-hidden])', { listStyle: 'none', padding: 0 });
globalStyle('summary', { listStyle: 'none' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
// Names, addresses and phone numbers keep their direction in right-to-left text.
globalStyle(':is(a, span, strong)[translate="no"]', { unicodeBidi: 'plaintext' });
// On a phone, a number in large text may be wider than the line.
globalStyle(`${usualText} a[href^="tel:"]`, { '@media': { [media.notTiny]: { whiteSpace: 'nowrap' } } });
globalStyle('a[href^="tel:"]', { '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } });
globalStyle('address[translate="no"]', { unicodeBidi: 'plaintext', textAlign: 'match-parent' });
// Arrows point left in right-to-left text.
globalStyle('[dir="rtl"] :is(.tabler-icon-arrow-left, .tabler-icon-arrow-right)', { scale: '-1 1' });
globalStyle('[dir="rtl"] :is(.tabler-icon-chevron-left, .tabler-icon-chevron-right)', { scale: '-1 1' });
globalStyle('address', { fontStyle: 'normal' });
globalStyle('picture, img, svg, iframe', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
// iPhones zoom into a field with smaller text.
globalStyle('input, select, textarea', { fontSize: 'max(16px, 1em)' });
globalStyle('button, fieldset', { padding: 0, border: 0, backgroundColor: 'transparent' });
globalStyle('button, summary', { cursor: 'pointer', touchAction: 'manipulation' });

const box = ':is([type="checkbox"], [type="radio"])';
/** In forced colors and on paper, browsers draw them. */
const drawn = 'screen and (forced-colors: none)';
globalStyle(box, {
  flexShrink: 0,
  width: '1.5rem',
  height: '1.5rem',
  '@media': { [drawn]: { ...control, appearance: 'none', display: 'grid', placeItems: 'center' } },
});
globalStyle('[type="checkbox"]', { '@media': { [drawn]: { borderRadius: vars.radius.small } } });
globalStyle('[type="radio"]', { '@media': { [drawn]: { borderRadius: '50%' } } });
globalStyle(`${box}:checked`, {
  '@media': { [drawn]: { borderColor: color.action.primary, backgroundColor: color.action.primary } },
});
globalStyle(`${box}:checked::before`, {
  '@media': {
    [drawn]: {
      content: '',
      width: '0.875rem',
      height: '0.875rem',
      clipPath: 'polygon(14% 44%, 0 60%, 40% 96%, 100% 22%, 84% 8%, 38% 66%)',
      backgroundColor: color.text.onAction,
    },
  },
});
globalStyle('[type="radio"]:checked::before', { '@media': { [drawn]: { clipPath: 'circle(35%)' } } });
globalStyle('a', { color: color.text.link, textDecorationThickness: '0.08em', textUnderlineOffset: '0.18em' });
globalStyle('a:hover', { textDecorationThickness: '0.16em' });
globalStyle(':focus-visible', focusRing);
globalStyle('h1:focus, h2:focus, h3:focus, main:focus', { outline: 'none', boxShadow: 'none' });
globalStyle('[hidden]', { display: 'none !important' });
// Only once the page is used: during smooth scrolling to the address, browsers restore a wrong scroll position.
globalStyle(`html${marked('in-use')}`, { '@media': { [media.motion]: { scrollBehavior: 'smooth' } } });
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: vars.motion.calm,
  animationTimingFunction: vars.motion.ease,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important' } },
});
globalStyle('@page', { margin: '1.5cm' });
globalStyle('li, figure, p', { '@media': { [media.print]: { breakInside: 'avoid' } } });
