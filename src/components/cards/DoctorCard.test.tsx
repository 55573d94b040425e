import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InRouter } from '#tests/support/render-in-router.tsx';
import { DoctorCard } from './DoctorCard.tsx';

it('the card of a doctor says on which days the doctor is in, where that is known', () => {
  const doctor = { id: 'dr-ann-lee', name: 'Dr. Ann Lee', title: 'Optometrist', languages: ['English'] };
  const card = (days: string[] | null) => <DoctorCard doctor={{ ...doctor, days }} picture="/lee.svg" />;
  const { container, rerender } = render(card(['Monday', 'Thursday']), { wrapper: InRouter });
  expect(container.textContent).toBe('Dr. Ann LeeOptometristEnglishIn on Monday, Thursday');
  rerender(card(null));
  expect(container.textContent).toBe('Dr. Ann LeeOptometristEnglish');
});
