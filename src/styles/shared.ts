import { attributeOf, marked, markedWith } from '#src/page/marks.ts';
import { disc } from './layout.ts';
import { media } from './media.ts';
import { color, vars } from './theme.css.ts';

export { color, media, vars };

/** A raised surface with an edge. */
export const card = {
  border: `2px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.raised,
} as const;

/** The edge and the surface of what a visitor fills in or chooses. */
export const control = {
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.raised,
} as const;

/** The text that leads into a page or a section. */
export const leadText = { fontSize: vars.type.lead, lineHeight: 1.5, color: color.text.muted } as const;

/** Text that says less than what is around it. */
export const smallPrint = { color: color.text.muted, fontSize: vars.type.small } as const;

/** A link that looks like text. */
export const plainLink = { color: color.text.primary, textDecoration: 'none' } as const;

/** Dark in light themes too. */
export const inverse = { backgroundColor: color.surface.inverse, color: color.text.onInverse } as const;

/** Of use on a screen only. */
export const notPrinted = { '@media': { [media.print]: { display: 'none' } } } as const;

/** The heading beside a section, in view while the section is read. */
export const headingBeside = {
  '@media': { [media.high]: { position: 'sticky', alignSelf: 'start', insetBlockStart: '6rem' } },
} as const;

/** Of use with scripts only. */
export const scripted = { selectors: { [`html:not(${marked('scripted')}) &`]: { display: 'none' } } } as const;

/** For assistive technology only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** A button that shows only an icon. */
export const iconButton = { ...disc(vars.size.touchTarget), borderRadius: vars.radius.control } as const;

/** What marks the element with the focus. */
export const focusRing = {
  outline: `3px solid ${color.focus.ring}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 6px ${color.focus.halo}`,
} as const;

/** A picture on paper: less bright in the dark. */
export const dimmed = { filter: 'brightness(0.82)' } as const;

/**
 * The picture of a card and that of the page it links to, in view transitions. At most one on a page may have it. Fixed
 * elements have a name of their own, or the moving picture would cover them.
 */
export const sharedPicture = { '@media': { [media.motion]: { viewTransitionName: 'shared-picture' } } } as const;

/** The page while its text is not enlarged: it leaves the margins of a wide window empty. */
export const usualText = `html:not([${attributeOf('text-size')}^="1"]:not(${markedWith('text-size', '100')}))`;
