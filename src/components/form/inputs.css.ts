import { style } from '@vanilla-extract/css';
import { choiceRow, rows } from '#src/styles/layout.ts';
import { color, control, media, vars } from '#src/styles/shared.ts';
import { controlBase } from './Field.css.ts';

export const textArea = style([controlBase, { minHeight: '8.5rem', resize: 'vertical' }]);

export const checkbox = style({
  ...choiceRow,
  minHeight: vars.size.touchTarget,
  paddingBlock: vars.space.tight,
  // Its words, not its target, are as far from other fields as these are from each other.
  marginBlock: `calc(-1 * ${vars.space.tight}) calc(-1 * ${vars.space.close})`,
  lineHeight: 1.45,
});

export const radioGroup = style({ ...rows(vars.space.tight), minWidth: 0 });

export const radioChoices = style({
  ...rows(vars.space.close),
  columnGap: vars.space.block,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' } },
});

export const radioChoice = style({
  ...control,
  ...choiceRow,
  padding: vars.space.text,
  selectors: {
    '&:hover': { borderColor: color.border.strong },
    '&:has(:checked)': { borderColor: color.action.primary, backgroundColor: color.surface.tint },
    '[aria-invalid="true"] &': { borderColor: color.border.danger },
  },
});

export const radioWords = style({ display: 'grid', lineHeight: 1.5, textWrap: 'balance' });
export const radioLabel = style({ fontWeight: vars.weight.strong });
