import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '#src/styles/layout.ts';
import { color, media, notPrinted, vars } from '#src/styles/shared.ts';

export const root = style({
  borderBlock: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.tint,
  paddingBlock: vars.space.group,
  '@media': {
    [media.tablet]: {
      backgroundImage: [1, 2, 3]
        .map((radius) => {
          const ring = `${color.surface.raised} ${radius + 0.05}rem ${radius + 0.2}rem`;
          return `radial-gradient(circle at 100% 100%, transparent ${radius}rem, ${ring}, transparent ${radius + 0.25}rem)`;
        })
        .join(', '),
    },
    [media.narrow]: { paddingBlock: '1.25rem' },
    [media.print]: { display: 'none' },
  },
});

// It already ends with an edge.
globalStyle(`${root} + * > section:first-child`, {
  borderBlockStart: 0,
  paddingBlockStart: vars.space.part,
  ...notPrinted,
});

export const columns = style({
  ...column(vars.space.text),
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr auto' } },
});

export const lead = style({
  fontSize: vars.type.lead,
  lineHeight: 1.4,
  '@media': { [media.narrow]: { fontSize: vars.type.body } },
});
