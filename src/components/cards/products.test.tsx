import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductCard } from './products.tsx';

const name = 'Warm compress eye mask';
const benefit = 'Holds gentle heat on the lids.';
const amazonLink = 'https://www.amazon.com/s?k=warm+compress+eye+mask';

describe('the product card', () => {
  it('shows name and benefit, and nothing to buy, when there is no link', () => {
    const { container } = render(<ProductCard name={name} benefit={benefit} price="$19.99" />);
    expect(screen.getByRole('heading', { name })).toBeDefined();
    expect(screen.getByText(benefit)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.textContent).not.toContain('$19.99');
    expect(container.textContent).not.toContain('Amazon');
  });

  it('labels the price "on Amazon" and opens the shop in a new tab that learns nothing of this one', () => {
    const { container } = render(
      <ProductCard name={name} benefit={benefit} amazonLink={amazonLink} price="$19.99" priceCheckedOn="May 3, 2026" />,
    );
    expect(container.textContent).toContain(`${benefit}$19.99 on Amazon`);
    expect(screen.getByText('Price checked May 3, 2026')).toBeDefined();
    const link = screen.getByRole('link', { name: `Shop on Amazon for ${name} (opens in a new tab)` });
    expect(link.getAttribute('href')).toBe(amazonLink);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });

  it('says "about" of a price that nobody has looked up', () => {
    const { container } = render(<ProductCard name={name} benefit={benefit} amazonLink={amazonLink} price="$19.99" />);
    expect(container.textContent).toContain(`${benefit}About $19.99 on Amazon`);
  });

  it('wears the badge "Recommended" unless it has a category', () => {
    const { rerender } = render(<ProductCard name={name} benefit={benefit} />);
    expect(screen.getByText('Recommended')).toBeDefined();
    rerender(<ProductCard name={name} benefit={benefit} category="Eye drops" />);
    expect(screen.getByText('Eye drops')).toBeDefined();
    expect(screen.queryByText('Recommended')).toBeNull();
  });

  it('shows its image, or a sign in its place', () => {
    const { container, rerender } = render(<ProductCard name={name} benefit={benefit} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
    rerender(<ProductCard name={name} benefit={benefit} imageUrl="/mask.webp" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/mask.webp');
    expect(container.querySelector('svg')).toBeNull();
  });
});
