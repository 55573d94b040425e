import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hasScene, Scene, type SceneCondition } from './Scene.tsx';
import { SceneViewer } from './SceneViewer.tsx';

const conditions: SceneCondition[] = [
  'cataracts',
  'glaucoma',
  'diabetic-retinopathy',
  'macular-degeneration',
  'myopia-in-kids',
  'myopia-control',
  'presbyopia-solutions',
  'flashes-floaters',
  'dry-eye-disease',
];

const picture = () => screen.getByRole('figure').querySelector('svg')?.innerHTML;
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'How strong' });
const slideTo = (value: number) => fireEvent.change(slider(), { target: { value: String(value) } });

/** The drawing without names that differ between two renderings. */
const drawn = (condition: SceneCondition, strength: number) => {
  const { container, unmount } = render(<Scene condition={condition} strength={strength} />);
  const markup = container.querySelector('svg')?.innerHTML.replaceAll(/_r_\w+_/g, '') ?? '';
  unmount();
  return markup;
};

afterEach(cleanup);

describe.each(conditions)('the scene for %s', (condition) => {
  it('has a caption for its effect, and one for clear vision at strength 0', () => {
    render(<SceneViewer condition={condition} />);
    const affected = screen.getByRole('figure').querySelector('figcaption')?.textContent ?? '';
    expect(affected.length).toBeGreaterThan(40);
    expect(screen.getAllByText(affected)).toHaveLength(1);
    expect(screen.getByRole('figure', { name: 'What it looks like' })).toBeDefined();
    slideTo(0);
    expect(screen.getByText(/^Clear vision:/)).toBeDefined();
  });

  it('changes with every step of the slider, which says the step in words', () => {
    render(<SceneViewer condition={condition} />);
    const steps = [0, 1, 2, 3, 4].map((step) => {
      slideTo(step);
      return { words: slider().getAttribute('aria-valuetext'), picture: picture() };
    });
    expect(steps.map((step) => step.words)).toEqual(['None', 'A little', 'Medium', 'A lot', 'Strong']);
    expect(new Set(steps.map((step) => step.picture)).size).toBe(5);
  });

  it('carries no style attribute, which the security policy would drop', () => {
    render(<SceneViewer condition={condition} />);
    expect(screen.getByRole('figure').querySelectorAll('[style]')).toHaveLength(0);
  });
});

describe('the scenes', () => {
  it('differ between conditions, except the two that are nearsightedness', () => {
    expect(drawn('myopia-in-kids', 0.5)).toBe(drawn('myopia-control', 0.5));
    expect(new Set(conditions.map((condition) => drawn(condition, 0.5))).size).toBe(conditions.length - 1);
  });

  it('blur the phone for presbyopia and the street for nearsightedness', () => {
    const blurred = (condition: SceneCondition) => {
      const { container } = render(<Scene condition={condition} strength={1} />);
      const images = [...container.querySelectorAll('image')].filter((image) => image.hasAttribute('filter'));
      cleanup();
      return images.map((image) => /(phone|street)/.exec(image.getAttribute('href') ?? '')?.[0]);
    };
    expect(blurred('presbyopia-solutions')).toEqual(['phone']);
    expect(blurred('myopia-in-kids')).toEqual(['street']);
  });

  it('keep their filters apart when two share a page', () => {
    const { container } = render(
      <>
        <SceneViewer condition="cataracts" />
        <SceneViewer condition="cataracts" />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are known by topic, and none is found for a name of Object.prototype', () => {
    expect(conditions.every(hasScene)).toBe(true);
    expect(['stye-chalazion', 'constructor', ''].some(hasScene)).toBe(false);
  });
});
