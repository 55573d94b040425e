import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UrgencyChart } from './UrgencyChart.tsx';

afterEach(cleanup);

describe('the chart of urgency', () => {
  it('heads each step with its urgency and keeps the given order', () => {
    render(
      <UrgencyChart
        steps={[
          { urgency: 'now', lines: ['Call 911 now.'] },
          { urgency: 'today', lines: ['Call us today for pain.', 'Call us today for blur.'] },
          { urgency: 'week', lines: ['Call this week.'] },
          { urgency: 'exam', lines: ['Ask at your next exam.'] },
        ]}
      >
        <a href="tel:+17185550123">Call</a>
      </UrgencyChart>,
    );
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Now',
      'Today',
      'This week',
      'Next exam',
    ]);
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Call 911 now.',
      'Call us today for pain.',
      'Call us today for blur.',
      'Call this week.',
      'Ask at your next exam.',
    ]);
    expect(screen.getByRole('link', { name: 'Call' })).toBeDefined();
  });

  it('shows advice without an urgency under no heading', () => {
    render(<UrgencyChart steps={[{ urgency: null, lines: ['Phone us.'] }]}>Call</UrgencyChart>);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText('Phone us.')).toBeDefined();
  });
});
