import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { actionInRow, actionRow, color, media, sharedPicture, vars } from '../../styles/shared.ts';

export const root = style({ paddingBlock: `${vars.space.text} ${vars.space.part}` });

const columns = style({
  display: 'grid',
  gap: vars.space.group,
  alignItems: 'center',
  marginBlockStart: vars.space.text,
});

export const layout = styleVariants({
  landscape: [columns, { '@media': { [media.tablet]: { gridTemplateColumns: '1.1fr 0.9fr' } } }],
  portrait: [columns, { '@media': { [media.tablet]: { gridTemplateColumns: '1.5fr 1fr' } } }],
});

export const words = style({ display: 'grid', gap: vars.space.text, justifyItems: 'start' });
export const subtitle = style({ fontWeight: vars.weight.strong, color: color.text.muted });
export const lead = style({ fontSize: vars.type.lead, lineHeight: 1.5, color: color.text.muted, textWrap: 'balance' });
export const actions = style(actionRow);

globalStyle(`${actions} > *`, actionInRow);

const pictureBase = style({
  width: '100%',
  maxWidth: '34rem',
  '@media': { [media.print]: { display: 'none' } },
});

/** On a phone the picture for emergencies is low. */
export const picture = styleVariants({ usual: [pictureBase], urgent: [pictureBase] });
globalStyle(`${picture.urgent} img`, { '@media': { [media.narrow]: { aspectRatio: '4 / 1' } } });

// A view transition name must be unique on the page.
globalStyle(`html:not(:has(a:focus img)) ${pictureBase} img`, sharedPicture);
