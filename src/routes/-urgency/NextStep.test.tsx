import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { practice } from '#content/practice.data.ts';
import { allSigns } from '#content/signs.data.ts';
import { momentIn } from '#contract/dates.ts';
import { buttonClass } from '#src/components/elements/Button.tsx';
import { anyConcern } from '#src/rules/next-step.ts';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { Headline, OfficeCallButton, StepButtons } from './NextStep.tsx';
import { SignChart } from './SignChart.tsx';
import { signSteps } from './sign-steps.ts';

vi.mock('#content/practice.data.ts', () => import('#tests/support/practice-with-hours.ts'));

const { dial } = practice.phone;
const at = (time: '12:59' | '20:00') => momentIn(practice.hours.timeZone, '2026-11-20', time);
const phones = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
it('the answer changes at the minute the office closes', async () => {
  vi.setSystemTime(at('12:59'));
  const today = { urgency: 'today', concern: anyConcern } as const;
  await renderInRouter(
    <>
      <Headline {...today} />
      <StepButtons {...today} />
    </>,
  );
  expect(screen.getByText('Call us today')).toBeTruthy();
  expect(screen.getByRole('link').textContent).toBe(`Call ${practice.phone.display}`);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Call us at 2 PM')).toBeTruthy();
  // The number to keep, without the word "Call".
  expect(screen.getByRole('link').parentElement?.textContent).toBe(`Our number: ${practice.phone.display}`);
});

it('the call on the page about emergencies is emphasized until nobody answers it', async () => {
  vi.setSystemTime(at('12:59'));
  await renderInRouter(<OfficeCallButton />);
  expect(screen.getByRole('link').className).toBe(buttonClass('primary'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('link').className).toBe(buttonClass('secondary'));
});

it('below signs stands when the office opens, while nobody answers', async () => {
  vi.setSystemTime(at('20:00'));
  const steps = signSteps(allSigns.filter(({ urgency }) => urgency === 'this week').slice(0, 1));
  await renderInRouter(<SignChart steps={steps} guide={null} />);
  expect(screen.getByText('We are closed. We open Saturday at 10 AM.')).toBeTruthy();
  expect(phones()).toEqual([`tel:${dial}`]);
});

it('the own action of a sign stands alone, without the phone of the office', async () => {
  vi.setSystemTime(at('12:59'));
  const steps = signSteps(allSigns.filter(({ id }) => id === 'chemical-splash'));
  await renderInRouter(<SignChart steps={steps} guide={null} />);
  expect(screen.getByRole('heading').textContent).toMatch(/^Rinse now/);
  expect(screen.queryByText(/drive yourself/)).toBeNull();
  expect(phones()).toEqual(['tel:+18002221222']);
});
