import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, column, media, vars, wrappingRow } from '../../styles/shared.ts';
import { gridFrame as cards } from '../layout/layout.css.ts';

export const pageHeader = style({
  paddingBlock: `${vars.space.text} ${vars.space.part}`,
  '@media': { [media.print]: { paddingBlock: 0 } },
});

export const pageHeaderColumns = style({
  display: 'grid',
  gap: vars.space.part,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '1.15fr 0.85fr' },
    [media.print]: { gridTemplateColumns: '1.3fr 0.7fr' },
  },
});

export const pageHeaderWords = style({
  ...column,
  gap: vars.space.text,
  justifyItems: 'start',
  minWidth: 0,
  maxWidth: vars.size.reading,
  paddingBlockStart: vars.space.text,
});

export const pageHeaderTitle = styleVariants({
  // Long words have to fit a narrow phone at the largest text size.
  page: { fontSize: `min(${vars.type.display}, 12.5vw)` },
  poster: { fontSize: vars.type.poster, lineHeight: vars.leading.tight, letterSpacing: '-0.03em' },
});

export const pageHeaderLead = style({
  fontSize: vars.type.lead,
  lineHeight: 1.5,
  color: color.text.muted,
  textWrap: 'balance',
});

export const callToAction = style({
  borderBlock: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.tint,
  paddingBlock: vars.space.part,
  '@media': {
    // Trial lenses, cropped at the corner.
    [media.tablet]: {
      backgroundImage: [3, 5, 7]
        .map((radius) => {
          const ring = `${color.surface.raised} ${radius + 0.05}rem ${radius + 0.2}rem`;
          return `radial-gradient(circle at 100% 100%, transparent ${radius}rem, ${ring}, transparent ${radius + 0.25}rem)`;
        })
        .join(', '),
    },
    [media.print]: { display: 'none' },
  },
});

export const callToActionColumns = style({
  ...column,
  gap: vars.space.block,
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr auto' } },
});

export const callToActionWords = style({ display: 'grid', gap: vars.space.tight });

export const callToActionLead = style({ fontSize: vars.type.lead, lineHeight: 1.5 });

export const callToActionActions = style({ ...wrappingRow, alignItems: 'center', gap: vars.space.close });

// Buttons that do not fit side by side are equally wide.
globalStyle(`${callToActionActions} > *`, { '@media': { [media.narrow]: { flexGrow: 1 } } });

export const detailSection = style({
  ...column,
  gap: vars.space.text,
  paddingBlock: vars.space.group,
  borderBlockStart: `2px solid ${color.border.subtle}`,
  '@media': {
    [media.narrow]: { paddingBlock: vars.space.block },
    [media.desktop]: { gridTemplateColumns: '18rem minmax(0, 1fr)', columnGap: vars.space.part },
    [media.print]: { display: 'block', paddingBlock: vars.space.close },
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: vars.space.part },
    // The call to action above already ends with an edge.
    [`${callToAction} + * > &:first-child`]: {
      borderBlockStart: 0,
      paddingBlockStart: vars.space.part,
      '@media': { [media.print]: { display: 'none' } },
    },
  },
});

export const detailFold = style({
  paddingBlock: vars.space.close,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});

export const detailSectionHeading = style({
  fontSize: vars.type.heading,
  breakAfter: 'avoid',
  '@media': { [media.print]: { marginBlockEnd: vars.space.tight } },
});

export const detailSectionBody = style({ ...column, gap: vars.space.text });

globalStyle(`${detailFold} > ${detailSectionBody}`, {
  paddingBlock: vars.space.text,
  '@media': {
    [media.desktop]: { paddingInlineStart: `calc(18rem + ${vars.space.part})` },
    [media.print]: { padding: 0 },
  },
});

// Links after the last section.
globalStyle(`${detailFold} ~ :last-child:not(details)`, { paddingBlockEnd: vars.space.part });
globalStyle(`${detailFold} + :not(details)`, {
  paddingBlockStart: vars.space.text,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});

/** Limits text to about 70 characters per line; pictures and cards may be wider. */
globalStyle(`${detailSectionBody} p, ${detailSectionBody} li:not(${cards} li)`, {
  maxWidth: '36rem',
  '@media': { [media.print]: { maxWidth: 'none' } },
});
