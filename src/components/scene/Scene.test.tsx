import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { scenes } from '#content/scenes.data.ts';
import { effects } from './effects.tsx';
import { hasScene, Scene, type SceneCondition } from './Scene.tsx';

const captions = { caption: 'The lights are ringed.', clearCaption: 'All is clear.' };
const conditions = Object.keys(effects) as SceneCondition[];

it.each(conditions)(
  'the scene for %s changes with every press, which is said in words, and ends at both ends of the dial',
  (condition) => {
    render(<Scene condition={condition} {...captions} />);
    const caption = () => screen.getByRole('figure', { name: 'What it looks like' }).querySelector('figcaption');
    expect(caption()?.textContent).toBe(captions.caption);
    const [weaker, stronger] = ['Weaker', 'Stronger'].map((name) => screen.getByRole('button', { name }));
    const press = (button = weaker) => {
      if (button) fireEvent.click(button);
      return [
        document.querySelector('[aria-live]')?.textContent,
        screen.getByRole('figure').querySelector('svg')?.innerHTML,
      ];
    };
    press(stronger);
    expect(press(stronger)[0]).toBe('How strong: Strong');
    expect(stronger?.getAttribute('aria-disabled')).toBe('true');
    const steps = [press(stronger), press(), press(), press(), press()];
    expect(steps.map(([words]) => words)).toEqual(
      ['Strong', 'A lot', 'Medium', 'A little', 'None'].map((words) => `How strong: ${words}`),
    );
    expect(new Set(steps.map(([, picture]) => picture)).size).toBe(5);
    expect(caption()?.textContent).toBe(captions.clearCaption);
    expect(press()[0]).toBe('How strong: None');
    expect(weaker?.getAttribute('aria-disabled')).toBe('true');
  },
);

describe('the scenes', () => {
  it('have a caption each, and no caption is left', () => {
    expect(Object.keys(scenes.topics).sort()).toEqual(conditions.toSorted());
  });

  it('blur the phone for presbyopia and the street for nearsightedness', () => {
    const blurred = (condition: SceneCondition) => {
      const { container } = render(<Scene condition={condition} {...captions} />);
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
        <Scene condition="cataracts" {...captions} />
        <Scene condition="cataracts" {...captions} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are known by topic, and none is found for a name of Object.prototype', () => {
    expect(conditions.every(hasScene)).toBe(true);
    expect(['stye-chalazion', 'constructor', ''].some(hasScene)).toBe(false);
  });
});
