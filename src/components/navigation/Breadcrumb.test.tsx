import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';

afterEach(cleanup);

describe('the breadcrumb', () => {
  it('lists each step in order and ends with the page, which is no link', () => {
    render(
      <Breadcrumb current="Cataracts">
        <a href="/">Home</a>
        <a href="/eye-hub">Eye Hub</a>
      </Breadcrumb>,
    );
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Home', 'Eye Hub', 'Cataracts']);
    expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Eye Hub']);
    expect(way.getByText('Cataracts').getAttribute('aria-current')).toBe('page');
  });
});
