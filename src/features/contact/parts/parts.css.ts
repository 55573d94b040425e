import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { column, rows, wrappingRow } from '#src/styles/layout.ts';
import { color, media, notPrinted, smallPrint, vars } from '#src/styles/shared.ts';

export const confirmation = style({
  ...rows(vars.space.text),
  padding: vars.space.block,
  border: `2px solid ${color.action.primary}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.tint,
});

/** In print only the confirmation remains: a receipt on one page. */
globalStyle(`body:has(${confirmation}) :not(:has(${confirmation}), ${confirmation}, ${confirmation} *)`, {
  ...notPrinted,
});
globalStyle(`body ${confirmation}`, { '@media': { [media.print]: { border: 0 } } });

/** The name of the practice, for print: on a screen the header has it. */
export const confirmationSender = style({
  display: 'none',
  fontWeight: vars.weight.heavy,
  '@media': { [media.print]: { display: 'block' } },
});

export const confirmationTitle = style({ fontSize: vars.type.heading });

export const confirmationReference = style(rows(vars.space.hair));

export const confirmationFacts = style({ ...column(vars.space.tight), overflowWrap: 'anywhere' });

export const confirmationFact = style({ fontWeight: vars.weight.strong });

export const confirmationNumber = style({
  fontSize: vars.type.heading,
  fontWeight: vars.weight.heavy,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
});

export const confirmationActions = style({ ...wrappingRow(vars.space.close), ...notPrinted });

export const submitArea = style({
  ...rows(vars.space.text),
  justifyItems: 'stretch',
  '@media': { [media.tablet]: { justifyItems: 'start' } },
});

export const submitAreaPrivacy = style(smallPrint);

globalStyle(`form[data-pending] ${submitArea} > button > *`, { display: 'none' });
globalStyle(`form[data-pending] ${submitArea} > button::after`, { content: '"One moment…"' });

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Seen when sending takes more than ten seconds. */
export const slow = style({ animation: `${appear} 1ms 10s both` });

export const draft = style({ ...rows(vars.space.tight), justifyItems: 'start', ...notPrinted });

/** Above the viewport: to the left or right it could make the page scroll sideways. */
export const honeypot = style({
  position: 'fixed',
  insetBlockStart: '-200vh',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
});

export const needsScript = style({ minWidth: 0 });

globalStyle(`html:not([data-scripted]) ${needsScript}`, { display: 'none' });
