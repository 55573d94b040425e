import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UrgencyChart, type UrgencyStep } from './UrgencyChart.tsx';

const steps: readonly UrgencyStep[] = [
  {
    urgency: '911',
    action: 'Call 911 now',
    advice: 'Do not drive.',
    level: 'emergency',
    signs: [
      {
        id: 'chemical',
        words: 'A chemical in the eye, such as',
        oneOf: ['bleach', 'acid', 'lime'],
        firstAid: ['Rinse.', 'Call Poison Control at [1-800-222-1222](tel:+18002221222).'],
      },
    ],
  },
  {
    urgency: 'today',
    action: 'Call us today',
    advice: 'Do not wait.',
    level: 'soon',
    signs: [
      { id: 'painful', words: 'A painful red eye', oneOf: [], firstAid: [] },
      { id: 'light', words: 'Light that hurts', oneOf: [], firstAid: [] },
    ],
  },
];

describe('the chart of urgency', () => {
  it('heads each step with what to do, and keeps the given order', () => {
    render(<UrgencyChart steps={steps}>Call</UrgencyChart>);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Call 911 now',
      'Call us today',
    ]);
    expect(screen.getByText('A painful red eye')).toBeDefined();
  });

  it('offers 911 for its own signs only, and first aid with its numbers', () => {
    render(<UrgencyChart steps={steps}>Call</UrgencyChart>);
    expect(screen.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911');
    const sign = screen.getByText('A chemical in the eye, such as').closest('li') as HTMLElement;
    expect(within(sign).getByRole('link', { name: '1-800-222-1222' }).getAttribute('href')).toBe('tel:+18002221222');
  });
});
