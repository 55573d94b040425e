import { style, styleVariants } from '@vanilla-extract/css';
import { column, target, wrappingRow } from '#src/styles/layout.ts';
import { card, color, media, smallPrint, vars } from '#src/styles/shared.ts';

export const search = style({
  ...column(vars.space.text),
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const current = style(smallPrint);
export const count = style({ fontWeight: vars.weight.strong, ':empty': { position: 'absolute' } });

export const group = style({ ...column(vars.space.tight), marginBlockStart: vars.space.tight });

export const groupTitle = style({ fontSize: vars.type.title });
export const groupCount = style({ color: color.text.muted, fontWeight: vars.weight.text });

export const rows = style({ ...card, overflow: 'hidden', containerType: 'inline-size' });

/** In rem, so that large text gets the whole width: one under the other, with the waiting time beside the name, in a row. */
const besideName = '(min-width: 20rem)';
const inRow = '(min-width: 56rem)';

const rowBase = style({
  ...column('0'),
  alignItems: 'center',
  columnGap: vars.space.text,
  paddingInline: vars.space.text,
  paddingBlock: vars.space.tight,
  borderInlineStart: '6px solid transparent',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  '@container': {
    [besideName]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(40%)' },
    [inRow]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr)',
      paddingBlock: vars.space.hair,
    },
  },
});

export const row = styleVariants({
  usual: [rowBase],
  urgent: [rowBase, { borderInlineStartColor: color.action.urgent }],
});

export const who = style({ ...wrappingRow(`0 ${vars.space.tight}`), alignItems: 'center' });

export const name = style({
  ...target,
  minWidth: vars.size.touchTarget,
  maxWidth: '100%',
  fontWeight: vars.weight.heavy,
});

export const phone = style({
  '@container': { [besideName]: { gridColumn: '1 / -1' }, [inRow]: { gridColumn: 'auto' } },
});

export const what = style({
  display: 'grid',
  lineHeight: 1.4,
  paddingBlock: vars.space.hair,
  overflowWrap: 'anywhere',
  '@container': { [besideName]: { gridColumn: '1 / -1' }, [inRow]: { gridColumn: 'auto' } },
});

export const small = style({ ...smallPrint, overflowWrap: 'anywhere' });

export const waiting = style({
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [besideName]: { gridArea: '1 / 2', textAlign: 'end' },
    [inRow]: { gridArea: 'auto' },
  },
});

export const todo = style({
  gridColumn: '1 / -1',
  marginBlock: vars.space.hair,
  padding: `${vars.space.tight} ${vars.space.close}`,
  borderRadius: vars.radius.small,
  backgroundColor: color.surface.notice,
  lineHeight: 1.5,
});
