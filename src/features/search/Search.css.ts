import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/shared.ts';

export const failed = style({ display: 'grid', justifyItems: 'start', gap: vars.space.text });
