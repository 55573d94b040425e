import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { diagrams } from '#content/diagrams.data.ts';
import type { Diagram } from '#content/schema/diagrams.ts';
import { EyeDiagram } from './EyeDiagram.tsx';

describe('the drawing of the eye', () => {
  it.each(Object.entries(diagrams))(
    'says one sentence for %s, and has short labels of its own, each in a corner of its own',
    (_topic, diagram) => {
      render(<EyeDiagram diagram={diagram} />);
      const figure = screen.getByRole('figure', { name: 'Drawing of the eye' });
      expect(figure.querySelector('figcaption')?.textContent).toMatch(/^[A-Z][^.!?]+\.$/);
      expect(figure.querySelector('svg')?.closest('[translate]')?.getAttribute('translate')).toBe('no');
      const labels = [...figure.querySelectorAll('text')];
      const words = labels.map(({ textContent }) => textContent);
      const corners = labels.map((label) => `${label.getAttribute('x')},${label.getAttribute('y')}`);
      expect(labels.length).toBeGreaterThanOrEqual(2);
      expect([new Set(words).size, new Set(corners).size]).toEqual([labels.length, labels.length]);
      const widestThatFits = 22;
      expect(words.filter(({ length }) => length > widestThatFits)).toEqual([]);
    },
  );

  it('has a hatch pattern of its own when two drawings share a page', () => {
    const diagram: Diagram = {
      sentence: 'The lens is cloudy.',
      labels: [],
      shapes: [{ style: 'changed', ovals: '135 150 17 34' }],
    };
    render(
      <>
        <EyeDiagram diagram={diagram} />
        <EyeDiagram diagram={diagram} />
      </>,
    );
    const patterns = screen.getAllByRole('figure').map((picture) => {
      const id = picture.querySelector('pattern')?.id ?? '';
      expect(picture.innerHTML).toContain(`url(#${id})`);
      return id;
    });
    expect(new Set(patterns).size).toBe(2);
  });
});
