import { vars } from './theme.css.ts';

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

/** What is checked or chosen by a box, and beside the box its words. */
export const choiceRow = { display: 'flex', alignItems: 'start', gap: vars.space.close, cursor: 'pointer' } as const;

export const circle = (size: string) => ({ width: size, height: size, borderRadius: '50%' }) as const;

/** A circle with something in its middle. */
export const disc = (size: string) => ({ ...circle(size), display: 'grid', placeItems: 'center' }) as const;

/** The space beside the page's content, for what is positioned in the window. */
export const contentEnd = `calc(max(0px, (100% - ${vars.size.page}) / 2) + ${vars.space.gutter})`;
