import type { light } from '../styles/palettes.ts';

/** The colors of the inspector and of drawn charts in the dark. The site has no dark theme. */
export const dark: typeof light = {
  text: {
    primary: '#eef2f5',
    muted: '#b4c0ca',
    link: '#7fd6bd',
    danger: '#ffb3a8',
    success: '#8fdcc5',
    onAction: '#06251d',
    onUrgent: '#2b0502',
    onInverse: '#16202b',
    onInverseMuted: '#333d47',
    onInverseAccent: '#573c04',
  },
  surface: {
    page: '#11181f',
    raised: '#1b2530',
    sunken: '#0b1015',
    tint: '#17352d',
    notice: '#392d0c',
    danger: '#421a15',
    inverse: '#eef2f5',
    inverseRaised: '#d5dde3',
  },
  action: {
    primary: '#6fd0b5',
    primaryHover: '#8fdcc5',
    primaryPressed: '#b0e8d7',
    urgent: '#ff9c8e',
    urgentHover: '#ffb3a8',
    urgentPressed: '#ffcac2',
  },
  border: { subtle: '#2c3a47', control: '#8a97a3', strong: '#eef2f5', danger: '#ff9c8e', onInverse: '#8a97a3' },
  focus: { ring: '#eef2f5', halo: '#8a6a00' },
  chart: { red: '#ff9c8e', green: '#6fd0b5', brass: '#e6b85f', brownstone: '#c99a80', ring: '#4a4437' },
};
