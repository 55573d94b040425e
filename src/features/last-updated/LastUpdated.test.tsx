import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LastUpdated } from './LastUpdated.tsx';

afterEach(() => {
  vi.useRealTimers();
});

describe('the line that says when a legal page was last updated', () => {
  it("shows today's date in New York, where it is still yesterday", () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T04:30:00Z'), toFake: ['Date'] });
    render(<LastUpdated timeZone="America/New_York" />);
    expect(screen.getByText('Last Updated: Friday, November 20, 2026')).toBeTruthy();
  });

  it('is prerendered without a date', () => {
    expect(renderToString(<LastUpdated timeZone="America/New_York" />)).toContain('>Last Updated: today<');
  });
});
