/** Media queries: breakpoints of the layout, and preferences of the visitor. */
export const media = {
  /** Not a phone whose browser has a large default text. */
  notTiny: '(min-width: 20rem)',
  tiny: 'screen and (max-width: 21.99rem)',
  small: 'screen and (max-width: 23.99rem)',
  narrow: 'screen and (max-width: 43.99rem)',
  tablet: 'screen and (min-width: 44rem)',
  belowDesktop: 'screen and (max-width: 63.99rem)',
  justTablet: 'screen and (min-width: 44rem) and (max-width: 63.99rem)',
  desktop: 'screen and (min-width: 64rem)',
  high: 'screen and (min-width: 64rem) and (min-height: 40rem)',
  justDesktop: 'screen and (min-width: 64rem) and (max-width: 79.99rem)',
  belowWide: 'screen and (max-width: 79.99rem)',
  wide: 'screen and (min-width: 80rem)',
  /** Beside the widest page there is room for a button. */
  margin: 'screen and (min-width: 82.5rem)',
  /** Narrower than `margin` and higher than `low`. */
  sticky: 'screen and (max-width: 82.49rem) and (min-height: 30.01rem)',
  low: 'screen and (max-height: 30rem)',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  /** Paper is always light. */
  dark: 'screen and (prefers-color-scheme: dark)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
