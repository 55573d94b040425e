import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageHeader } from './PageHeader.tsx';

afterEach(cleanup);

describe('the page header', () => {
  it('has a focusable title', () => {
    render(<PageHeader title="Eye Hub" />);
    const title = screen.getByRole('heading', { level: 1, name: 'Eye Hub' });
    title.focus();
    expect(document.activeElement).toBe(title);
  });

  it('shows breadcrumb, lead, and content below and beside them', () => {
    render(
      <PageHeader title="Eye Hub" breadcrumb={<nav>Home</nav>} lead="Plain answers." beside={<figure>An eye</figure>}>
        <p>Urgent?</p>
      </PageHeader>,
    );
    for (const text of ['Home', 'Plain answers.', 'An eye', 'Urgent?']) expect(screen.getByText(text)).toBeDefined();
  });
});
