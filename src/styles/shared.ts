import { media } from './media.ts';
import { color, vars } from './theme.css.ts';

export { color, media, vars };

/** Rows, this far apart. */
export const rows = (gap: string) => ({ display: 'grid', gap }) as const;

/** One column, which does not grow with a long word in it. */
export const column = (gap: string) => ({ ...rows(gap), gridTemplateColumns: 'minmax(0, 1fr)' }) as const;

/** Side by side. */
export const centeredRow = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** A row that continues on the next line where it is too long. */
export const wrappingRow = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

/** A row with one thing at its start and one at its end. */
export const spreadRow = (gap: string) => ({ ...centeredRow(gap), justifyContent: 'space-between' }) as const;

/** A link or label that is as high as a finger needs. */
export const target = { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.touchTarget } as const;

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

/** A button that shows only an icon. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touchTarget,
  height: vars.size.touchTarget,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
} as const;

/** What marks the element with the focus. */
export const focusRing = {
  outline: `3px solid ${color.focus.ring}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 6px ${color.focus.halo}`,
} as const;

/** A picture on paper: less bright in the dark. */
export const dimmed = { filter: 'brightness(0.82)' } as const;

/** The picture of a card and that of the page it links to, in view transitions. At most one on a page may have it. */
export const sharedPicture = { '@media': { [media.motion]: { viewTransitionName: 'shared-picture' } } } as const;

/** For fixed elements: without a name of their own, the moving picture would cover them. */
export const aboveSharedPicture = (name: string) => ({ viewTransitionName: name });

/** The page while its text is not enlarged: it leaves the margins of a wide window empty. */
export const usualText = 'html:not([data-text-size^="1"]:not([data-text-size="100"]))';
