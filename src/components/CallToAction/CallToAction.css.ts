import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  borderBlock: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.tint,
  paddingBlock: vars.space.part,
  '@media': {
    // Trial lenses, cut off by the corner of the band.
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

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr auto' } },
});

export const words = style({ display: 'grid', gap: vars.space.tight });

export const lead = style({ fontSize: vars.type.lead, lineHeight: 1.5 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.close });

// Buttons that do not fit side by side are equally wide.
globalStyle(`${actions} > *`, { '@media': { [media.narrow]: { flexGrow: 1 } } });
