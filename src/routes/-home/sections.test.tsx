import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { VisitSections } from './sections.tsx';

const nothing = { answers: [], items: [], prices: [] };
const insurance = { ...nothing, id: 'insurance', heading: 'Insurance', texts: ['Ask us which plans we take.'] };
const prices = { ...nothing, id: 'prices', heading: 'Prices', texts: ['Ask us what it costs.'] };

const section = (id: string) => within(document.getElementById(id) ?? document.body);

it('“Your visit” shows plans and prices, where the owner has filled them in, without a fold', async () => {
  await renderInRouter(
    <VisitSections
      sections={[
        { ...insurance, answers: ['Harbor Vision', 'Medicaid'] },
        { ...prices, prices: [{ what: 'Eye exam', price: '$120' }] },
      ]}
    />,
  );
  expect(section('insurance').getByRole('list').textContent).toBe('Harbor VisionMedicaid');
  expect(section('prices').getByRole('row', { name: 'Eye exam $120' })).toBeDefined();
  expect(document.querySelector('details')).toBeNull();
  expect(document.getElementById('insurance')?.textContent).toMatch(/MedicaidAsk us which plans we take\.$/);
  expect(document.getElementById('prices')?.textContent).toMatch(/\$120Ask us what it costs\.$/);
});

it('a section of “Your visit” shows only its texts while the owner has filled in nothing', async () => {
  await renderInRouter(<VisitSections sections={[insurance, prices]} />);
  expect(document.getElementById('insurance')?.textContent).toBe('InsuranceAsk us which plans we take.');
  expect(document.getElementById('prices')?.textContent).toBe('PricesAsk us what it costs.');
});
