import { expect, it } from 'vitest';
import { readView } from './view.ts';

it('shows everything as usual when nothing is asked for', () => {
  expect(readView('')).toEqual({ theme: 'normal', textSize: '100', direction: 'ltr', only: '' });
});

it('renders the view that the address names', () => {
  expect(readView('?theme=more&textSize=150&direction=rtl&only=Button')).toEqual({
    theme: 'more',
    textSize: '150',
    direction: 'rtl',
    only: 'Button',
  });
});

it('ignores unknown themes, sizes and directions', () => {
  expect(readView('?theme=dark&textSize=9000&direction=up')).toEqual(readView(''));
});
