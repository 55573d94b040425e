import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LinkedText } from './text.tsx';

afterEach(cleanup);

it('links a web address without the sign that ends its sentence', () => {
  render(
    <p>
      <LinkedText>Read it at https://example.com/notice.pdf. It is long.</LinkedText>
    </p>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.com/notice.pdf');
});

it('links 911 and Poison Control wherever a text names them, and keeps the text', () => {
  const text = 'Call 911. Then call 1-800-222-1222, and call 911 again. Room 9110 is no number.';
  render(
    <p>
      <LinkedText>{text}</LinkedText>
    </p>,
  );
  expect(screen.getByText(/Then call/).textContent).toBe(text);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:911',
    'tel:+18002221222',
    'tel:911',
  ]);
});
