import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LinkRow } from './LinkRow.tsx';

afterEach(cleanup);

describe('the row of links', () => {
  it('is a list named by its label', () => {
    render(
      <LinkRow label="On this page">
        <a href="#a">One</a>
        <a href="#b">Two</a>
      </LinkRow>,
    );
    const row = within(screen.getByRole('list', { name: 'On this page' }));
    expect(row.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
  });
});
