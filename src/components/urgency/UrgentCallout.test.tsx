import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UrgentCallout } from './UrgentCallout.tsx';

afterEach(cleanup);

describe('the urgent callout', () => {
  it('shows the signs under what to do, and how to call', () => {
    render(
      <UrgentCallout
        steps={[
          { action: 'Call us now', signs: [{ words: 'A dark curtain' }] },
          { action: 'Call us today', signs: [{ words: 'New floaters' }] },
        ]}
      >
        <a href="tel:911">Call 911</a>
      </UrgentCallout>,
    );
    const callout = screen.getByRole('complementary', { name: 'Urgent' });
    expect(callout.textContent).toBe('Call us now:A dark curtainCall us today:New floatersCall 911');
  });
});
