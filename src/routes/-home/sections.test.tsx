import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { EyewearInvitation } from './ServicesPart.tsx';
import { RatingCard, VisitSections } from './sections.tsx';

it('a rating says when somebody last looked, where somebody has', () => {
  const review = { rating: 4.8, count: '1,433', source: 'a reviews site', url: 'https://reviews.example' };
  const { rerender } = render(<RatingCard {...review} asOf="November 2026" />);
  expect(screen.getByText('4.8 stars from 1,433 reviews on a reviews site, as of November 2026')).toBeDefined();
  rerender(<RatingCard {...review} asOf={null} />);
  expect(screen.getByText('4.8 stars from 1,433 reviews on a reviews site')).toBeDefined();
});

const insurance = {
  id: 'insurance',
  heading: 'Insurance',
  items: [],
  prices: [],
  texts: ['Ask us which plans we take.'],
};
const prices = { id: 'prices', heading: 'Prices', items: [], prices: [], texts: ['Ask us what it costs.'] };

const section = (id: string) => within(document.getElementById(id) ?? document.body);

it('a section of “Your visit” shows plans as a list and prices as a table, above its texts', async () => {
  await renderInRouter(
    <VisitSections
      sections={[
        { ...insurance, items: ['Harbor Vision', 'Medicaid'] },
        { ...prices, prices: [{ what: 'Eye exam', price: '$120' }] },
      ]}
    />,
  );
  expect(section('insurance').getByRole('list', { hidden: true }).textContent).toBe('Harbor VisionMedicaid');
  expect(section('prices').getByRole('row', { name: 'Eye exam $120', hidden: true })).toBeDefined();
  expect(document.getElementById('insurance')?.textContent).toMatch(/MedicaidAsk us which plans we take\.$/);
  expect(document.getElementById('prices')?.textContent).toMatch(/\$120Ask us what it costs\.$/);
});

it('a section of “Your visit” shows only its texts while the owner has filled in nothing', async () => {
  await renderInRouter(<VisitSections sections={[insurance, prices]} />);
  expect(document.getElementById('insurance')?.textContent).toBe('InsuranceAsk us which plans we take.');
  expect(document.getElementById('prices')?.textContent).toBe('PricesAsk us what it costs.');
});

it('the invitation to eyewear says when glasses are ready, where that is known', async () => {
  const ready = 'Glasses are ready in ten days.';
  const { unmount } = await renderInRouter(
    <EyewearInvitation text="Try frames on." ready={ready} linkLabel="Brands" />,
  );
  expect(screen.getByText('Try frames on.').nextSibling?.textContent).toBe(ready);
  unmount();
  await renderInRouter(<EyewearInvitation text="Try frames on." linkLabel="Brands" />);
  expect(screen.getByText('Try frames on.')).toBeDefined();
  expect(screen.queryByText(ready)).toBeNull();
});
