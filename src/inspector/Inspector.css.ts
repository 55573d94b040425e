import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { media } from '../styles/media.ts';
import { color, vars } from '../styles/theme.css.ts';
import { dark } from './dark.ts';

const small = '0.8125rem';
const line = `1px solid ${color.border.control}`;
/** Beside a page, the inspector is narrow. */
const wide = 'screen and (min-width: 56rem)';

globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: assignVars(color, dark) } },
});

export const root = style({
  fontSize: small,
  lineHeight: 1.4,
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto auto 20rem auto minmax(12rem, 1fr)',
  borderInlineStart: `2px solid ${color.border.strong}`,
  '@media': {
    [wide]: {
      height: '100dvh',
      gridTemplateColumns: '13rem minmax(0, 1fr) 20rem',
      gridTemplateRows: 'auto minmax(0, 1fr) minmax(0, 14rem)',
      gridTemplateAreas: '"toolbar toolbar toolbar" "actors chart details" "log log details"',
    },
    [media.print]: { display: 'block', border: 0 },
  },
});

const area = { padding: vars.space.tight, overflow: 'auto', borderBlockEnd: line } as const;

export const toolbar = style({
  ...area,
  gridArea: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.tight,
  '@media': { [wide]: { gridArea: 'toolbar' }, [media.print]: { display: 'none' } },
});

export const part = style({
  ...area,
  selectors: {
    'nav&': { '@media': { [wide]: { gridArea: 'actors', borderInlineEnd: line }, [media.print]: { display: 'none' } } },
    'section&': { '@media': { [wide]: { gridArea: 'details', borderInlineStart: line } } },
  },
});

export const chartPart = style({
  ...area,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [wide]: { gridArea: 'chart' } },
});

export const logPart = style({
  ...area,
  '@media': { [wide]: { gridArea: 'log' }, [media.print]: { display: 'none' } },
});

export const chart = style({
  flex: '1 1 0',
  minHeight: 0,
  width: '100%',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  ':focus-visible': { outline: `3px solid ${color.focus.ring}`, outlineOffset: -3 },
  '@media': { [media.print]: { flex: 'none', height: 'auto' } },
});

export const hint = style({ color: color.text.muted, '@media': { [media.print]: { display: 'none' } } });

export const heading = style({
  fontSize: small,
  letterSpacing: 0,
  marginBlock: `${vars.space.tight} ${vars.space.hair}`,
});

export const plainList = style({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.hair,
  '@media': { [wide]: { display: 'grid' } },
  selectors: { '& &': { paddingInlineStart: vars.space.text, paddingBlockStart: vars.space.hair } },
});

export const button = style({
  padding: `${vars.space.hair} ${vars.space.tight}`,
  border: line,
  borderRadius: vars.radius.small,
  background: color.surface.raised,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { background: color.action.primary, color: color.text.onAction },
    '&:disabled': { color: color.text.muted, borderStyle: 'dashed', cursor: 'not-allowed' },
    '&:focus-within': { outline: `2px solid ${color.focus.ring}` },
  },
});

export const stateValue = style({ opacity: 0.8 });

export const event = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space.tight });

export const ignored = style([event, { opacity: 0.6 }]);

export const payload = style({ width: '100%', font: `${small} monospace`, background: color.surface.raised });

export const slider = style({ flex: '1 1 10rem', minWidth: '8rem' });

/** Covered by its label, and still in the tab order. */
export const fileInput = style({ position: 'absolute', width: 1, height: 1, opacity: 0 });

export const values = style({ listStyle: 'none', paddingInlineStart: vars.space.close, overflowWrap: 'anywhere' });

export const changed = style({ background: color.surface.notice });

export const changeNote = style({ color: color.text.danger });

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.text });

export const log = style({ listStyle: 'none', padding: 0 });

export const logEntry = style({
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  width: '100%',
  selectors: { '&[aria-current]': { background: color.surface.notice } },
});
