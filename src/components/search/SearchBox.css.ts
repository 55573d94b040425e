import { style } from '@vanilla-extract/css';
import { centeredRow, column, rows } from '#src/styles/layout.ts';
import { color, control as controlLook, media, plainLink, scripted, smallPrint, vars } from '#src/styles/shared.ts';

export const root = style({ ...column(vars.space.text), width: '100%', ...scripted });
export const form = style({ ...column(vars.space.tight), maxWidth: vars.size.form });
export const label = style({ fontWeight: vars.weight.strong, lineHeight: 1.35 });
export const control = style({ display: 'flex', gap: vars.space.close });

const stroke = (angle: number) =>
  `linear-gradient(${angle}deg, transparent 46%, ${color.text.muted} 46%, ${color.text.muted} 54%, transparent 54%)`;

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: '3.25rem',
  paddingInline: vars.space.close,
  ...controlLook,
  color: color.text.primary,
  fontSize: `max(16px, ${vars.type.lead})`,
  selectors: {
    '&:hover, &:focus': { borderColor: color.border.strong },
    '&::-webkit-search-cancel-button': {
      appearance: 'none',
      width: '1.25rem',
      height: '1.25rem',
      marginInline: vars.space.tight,
      background: `${stroke(45)}, ${stroke(-45)}`,
      cursor: 'pointer',
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::-webkit-search-cancel-button': { appearance: 'auto' } } } },
});

export const submit = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '3.25rem',
  borderRadius: vars.radius.control,
  backgroundColor: color.action.primary,
  color: color.text.onAction,
  ':hover': { backgroundColor: color.action.primaryHover },
  ':active': { backgroundColor: color.action.primaryPressed },
  '@media': { [media.forcedColors]: { border: '2px solid ButtonText' } },
});

export const status = style({ ...smallPrint, ':empty': { position: 'absolute' } });

export const results = style({ columns: '28rem', columnGap: vars.space.part });
export const group = style({ ...column('0'), breakInside: 'avoid', marginBlockEnd: vars.space.block });

export const groupLabel = style({
  paddingBlockEnd: vars.space.tight,
  borderBlockEnd: `2px solid ${color.border.strong}`,
  fontWeight: vars.weight.heavy,
});

/** At the start of the line, which stays in line with its heading. */
const highlight = (way: number) =>
  `${way * 0.5}rem 0 0 ${color.surface.tint}, ${way * 0.75}rem 0 0 ${color.action.primary}`;

export const result = style({
  ...rows(vars.space.hair),
  paddingBlock: vars.space.close,
  minHeight: vars.size.touchTarget,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  ...plainLink,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-highlighted]': {
      backgroundColor: color.surface.tint,
      boxShadow: highlight(-1),
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
    '[dir="rtl"] &[data-highlighted]': { boxShadow: highlight(1) },
  },
});

export const title = style({ color: color.text.link, fontWeight: vars.weight.strong, textDecoration: 'underline' });
export const detail = style(smallPrint);
export const match = style({ backgroundColor: color.surface.notice, color: 'inherit', borderRadius: '2px' });

/** Without a frame: what to do stands in one of its own. */
export const urgent = style({ ...column(vars.space.close), marginBlockEnd: '2rem' });

export const urgentHeading = style({
  ...centeredRow(vars.space.tight),
  color: color.text.danger,
  fontSize: vars.type.title,
});

export const urgentIcon = style({ flexShrink: 0 });
export const failed = style({ ...rows(vars.space.text), justifyItems: 'start' });
