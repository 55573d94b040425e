import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EyeDiagram, hasEyeDiagram } from './EyeDiagram.tsx';

const topics = [
  'dry-eye-disease',
  'digital-eye-strain',
  'stye-chalazion',
  'allergies',
  'conjunctivitis',
  'cataracts',
  'glaucoma',
  'diabetic-retinopathy',
  'macular-degeneration',
  'flashes-floaters',
  'myopia-in-kids',
  'glasses-lens-options',
  'contact-lenses',
  'presbyopia-solutions',
  'myopia-control',
  'surgical-vision-correction',
  'screen-habits',
  'uv-eye-protection',
  'nutrition-for-eye-health',
  'hygiene-lids-lashes',
  'sports-vision-safety',
];

afterEach(cleanup);

describe('the drawing of the eye', () => {
  it.each(topics)('says one sentence once, and has labels of its own, for %s', (topic) => {
    render(<EyeDiagram topic={topic} />);
    const figure = screen.getByRole('figure', { name: 'Drawing of the eye' });
    const sentence = figure.querySelector('figcaption')?.textContent ?? '';
    expect(sentence).toMatch(/^[A-Z][^.!?]+\.$/);
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(screen.queryByRole('img')).toBeNull();
    const labels = [...figure.querySelectorAll('text')].map((label) => label.textContent);
    expect(labels.length).toBeGreaterThanOrEqual(2);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it.each(topics)('puts no two labels of %s in one corner, and none wider than half the drawing', (topic) => {
    render(<EyeDiagram topic={topic} />);
    const labels = [...screen.getByRole('figure').querySelectorAll('text')];
    const corners = labels.map((label) => `${label.getAttribute('x')},${label.getAttribute('y')}`);
    expect(new Set(corners).size).toBe(corners.length);
    const widestThatFits = 22;
    expect(labels.filter((label) => (label.textContent ?? '').length > widestThatFits)).toEqual([]);
  });

  it('tells topics apart', () => {
    const sentences = topics.map((topic) => {
      const { container, unmount } = render(<EyeDiagram topic={topic} />);
      const sentence = container.querySelector('figcaption')?.textContent;
      unmount();
      return sentence;
    });
    expect(new Set(sentences).size).toBe(topics.length);
  });

  it('has a hatch pattern of its own when two drawings share a page', () => {
    render(
      <>
        <EyeDiagram topic="cataracts" />
        <EyeDiagram topic="glaucoma" />
      </>,
    );
    const patterns = screen.getAllByRole('figure').map((picture) => {
      const id = picture.querySelector('pattern')?.id ?? '';
      expect(picture.innerHTML).toContain(`url(#${id})`);
      return id;
    });
    expect(new Set(patterns).size).toBe(2);
  });

  it('keeps its labels untranslated, and lets the caption be translated', () => {
    render(<EyeDiagram topic="cataracts" />);
    expect(screen.getByRole('figure').querySelector('svg')?.closest('[translate]')?.getAttribute('translate')).toBe(
      'no',
    );
    expect(
      within(screen.getByRole('figure'))
        .getByText(/lens inside the eye cloudy/)
        .closest('[translate]'),
    ).toBeNull();
  });

  it('is nothing for a topic it does not know, and for names of Object.prototype', () => {
    expect(hasEyeDiagram('cataracts')).toBe(true);
    for (const topic of ['unknown', 'constructor', 'toString']) {
      expect(hasEyeDiagram(topic)).toBe(false);
      expect(render(<EyeDiagram topic={topic} />).container.innerHTML).toBe('');
      cleanup();
    }
  });
});
