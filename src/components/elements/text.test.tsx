import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { LinkedText } from './text.tsx';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('links what its Markdown says, and nothing else', async () => {
  const { container } = await renderInRouter(
    <LinkedText>
      [Call us](tel:+12125550100) on 1-800-222-1222, or 911. Our [Is It Urgent? page](/urgent) lists [the
      signs](#signs). See [the terms](/terms#returns), or https://example.com/notice.
    </LinkedText>,
  );
  expect(links()).toEqual([
    ['Call us', 'tel:+12125550100'],
    ['Is It Urgent? page', '/urgent'],
    ['the signs', '#signs'],
    ['the terms', '/terms#returns'],
  ]);
  expect(container.textContent).toBe(
    'Call us on 1-800-222-1222, or 911. Our Is It Urgent? page lists the signs. See the terms, or https://example.com/notice.',
  );
});

it('keeps a link that is a number or an address as it is in other languages', () => {
  render(
    <LinkedText>
      [Call 911 now](tel:911), [(212) 555-0100](tel:+12125550100), [www.hhs.gov/ocr](https://www.hhs.gov/ocr), or [their
      page](https://www.hhs.gov/ocr).
    </LinkedText>,
  );
  const kept = screen.getAllByRole('link').filter((link) => link.getAttribute('translate') === 'no');
  expect(kept.map((link) => link.textContent)).toEqual(['(212) 555-0100', 'www.hhs.gov/ocr']);
});
