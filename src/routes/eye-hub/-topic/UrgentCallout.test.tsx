import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UrgentCallout } from './UrgentCallout.tsx';

afterEach(cleanup);

describe('the urgent call-out', () => {
  it('shows the emergencies, what to do when the office is closed, and a phone link', () => {
    render(
      <UrgentCallout
        text="A dark curtain? Call us now."
        phone={{ dial: '+17185550123', display: '(718) 555-0123' }}
        whenClosed="Call 911."
      />,
    );
    expect(screen.getByRole('complementary', { name: 'Urgent' }).textContent).toContain('A dark curtain? Call us now.');
    expect(screen.getByText('Call 911.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Call (718) 555-0123' }).getAttribute('href')).toBe('tel:+17185550123');
  });
});
