import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NotFoundView } from './NotFoundView.tsx';

const view = {
  title: 'Topic Not Found',
  text: 'It may have moved.',
  actions: <a href="/eye-hub">Return to Eye Hub</a>,
  phone: { dial: '+17185550123', display: '(718) 555-0123' },
  guide: <a href="/urgent">Is it urgent?</a>,
};

afterEach(cleanup);

describe('the not-found view', () => {
  it('names what is missing in a focusable heading', () => {
    render(<NotFoundView {...view} />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Topic Not Found' });
    heading.focus();
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('It may have moved.')).toBeDefined();
  });

  it('offers links and the phone', () => {
    render(<NotFoundView {...view} />);
    expect(screen.getByRole('link', { name: 'Return to Eye Hub' })).toBeDefined();
    expect(screen.getByRole('link', { name: '(718) 555-0123' }).getAttribute('href')).toBe('tel:+17185550123');
  });

  it('leads to the urgent signs', () => {
    render(<NotFoundView {...view} />);
    expect(screen.getByRole('link', { name: 'Is it urgent?' })).toBeDefined();
  });

  it('suggests each similar page', () => {
    const suggestions = [
      <a key="a" href="/a">
        Cataracts
      </a>,
      undefined,
      <a key="b" href="/b">
        Glaucoma
      </a>,
    ];
    render(<NotFoundView {...view} suggestions={suggestions} />);
    expect(screen.getAllByText(/^Did you mean/).map((line) => line.textContent)).toEqual([
      'Did you mean Cataracts?',
      'Did you mean Glaucoma?',
    ]);
  });

  it('suggests nothing without similar pages', () => {
    const { rerender } = render(<NotFoundView {...view} />);
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    rerender(<NotFoundView {...view} suggestions={[undefined, undefined]} />);
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('shows an optional status code and more links', () => {
    render(
      <NotFoundView {...view} code="404">
        <a href="/#services">Services</a>
      </NotFoundView>,
    );
    expect(screen.getByText('404')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Services' })).toBeDefined();
  });
});
