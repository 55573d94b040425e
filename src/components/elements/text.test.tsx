import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkedText, OfficePhone } from './text.tsx';

it('links a web address without the sign that ends its sentence', () => {
  render(<LinkedText>Read it at https://example.com/notice.pdf. It is long.</LinkedText>);
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.com/notice.pdf');
});

it('makes "call us" a link that calls the office where its number is known', () => {
  render(
    <OfficePhone value="+12125550100">
      <LinkedText>If it is not clear, call us. See [the signs](#signs), and www.hhs.gov/ocr.</LinkedText>
    </OfficePhone>,
  );
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['call us', 'tel:+12125550100'],
    ['the signs', '#signs'],
    ['www.hhs.gov/ocr', 'https://www.hhs.gov/ocr'],
  ]);
});

it('links 911 and other numbers wherever a text names them, and keeps the text', () => {
  const text =
    'Call 911. Then call 1-800-222-1222, and call 911 again. Room 9110 is no number. Or call us at (212) 555-0100.';
  const { container } = render(<LinkedText>{text}</LinkedText>);
  expect(container.textContent).toBe(text);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:911',
    'tel:+18002221222',
    'tel:911',
    'tel:+12125550100',
  ]);
});

it('links what its Markdown says', async () => {
  const root = createRootRoute({
    component: () => (
      <LinkedText>Our [Is It Urgent? page](/urgent) lists them. See [the terms](/terms#returns).</LinkedText>
    ),
  });
  render(<RouterProvider router={createRouter({ routeTree: root, history: createMemoryHistory() })} />);
  await screen.findAllByRole('link');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Is It Urgent? page', '/urgent'],
    ['the terms', '/terms#returns'],
  ]);
});
