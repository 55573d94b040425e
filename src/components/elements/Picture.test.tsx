import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

const photo = {
  sources: { avif: '/a-480.avif 480w, /a-800.avif 800w', webp: '/a-480.webp 480w', jpeg: '/a-480.jpg 480w' },
  img: { src: '/a-800.jpg', w: 800, h: 600 },
};

it('offers a photo in each format, with its sizes', () => {
  const { container } = render(<Picture src={photo} alt="Glasses" />);
  const sources = [...container.querySelectorAll('picture > source')];
  expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
  expect(sources.map((source) => source.getAttribute('srcset'))).toEqual(Object.values(photo.sources));
  expect(sources.every((source) => source.getAttribute('sizes')?.endsWith('100vw'))).toBe(true);
  expect(screen.getByRole('img', { name: 'Glasses' }).getAttribute('src')).toBe('/a-800.jpg');
});

it('shows a drawing unchanged', () => {
  const { container } = render(<Picture src="/drawing.svg" alt="" />);
  expect(container.querySelector('picture')).toBeNull();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/drawing.svg');
});

it('has a width and height before it has loaded', () => {
  render(<Picture src={photo} alt="Glasses" shape="wide" />);
  const image = screen.getByRole('img');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['720', '480']);
});
