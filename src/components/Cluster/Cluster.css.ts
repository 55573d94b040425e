import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

const base = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

export const root = styleVariants(vars.space, (gap) => [base, { gap }]);
