import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { brandCarouselModel } from '../../../machines/brand-carousel/brand-carousel.model.ts';
import { brandCarouselStates, type CarouselView } from '../../../tests/models/site/brand-carousel.states.ts';
import { onMotionPreference } from '../../io/motion.ts';
import { BrandCarousel } from './BrandCarousel.tsx';

vi.mock('../../io/motion.ts', () => ({ onMotionPreference: vi.fn(() => () => {}) }));

const brands = [
  { name: 'Corvane', logo: '/corvane.svg' },
  { name: 'Halvessa', logo: '/halvessa.svg' },
];
const reel = () => screen.getByRole('region', { name: 'Eyewear brands' });
const button = () => screen.getByRole('button');
const movement = () => reel().querySelector<HTMLElement>('[data-movement]')?.dataset.movement;

describeComponent({
  model: brandCarouselModel,
  states: brandCarouselStates,
  open: () => {
    let notify: (isReduced: boolean) => void = () => {};
    vi.mocked(onMotionPreference).mockImplementation((listener) => {
      notify = listener;
      listener(false);
      return () => {};
    });
    render(<BrandCarousel brands={brands} />);
    let isPointerOver = false;
    let isFocusWithin = false;
    let isMotionReduced = false;
    const setMotion = (isReduced: boolean) => {
      isMotionReduced = isReduced;
      act(() => notify(isReduced));
    };
    const view = () => ({
      movement: movement() as CarouselView['movement'],
      button: button().textContent ?? '',
      isHeld: isPointerOver || isFocusWithin,
      isMotionReduced,
    });
    return {
      events: {
        'pointer.entered': () => {
          isPointerOver = true;
          fireEvent.pointerEnter(reel());
        },
        'pointer.left': () => {
          isPointerOver = false;
          fireEvent.pointerLeave(reel());
        },
        'focus.entered': () => {
          isFocusWithin = true;
          fireEvent.focus(reel());
        },
        'focus.left': () => {
          isFocusWithin = false;
          fireEvent.blur(reel());
        },
        'button.pressed': () => void fireEvent.click(button()),
        'motion.reduced': () => setMotion(true),
        'motion.allowed': () => setMotion(false),
      },
      until: (assertion) => waitFor(() => assertion(view())),
    };
  },
});

describe('the carousel of brands', () => {
  it('names each brand once', () => {
    render(<BrandCarousel brands={brands} />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Corvane', 'Halvessa']);
    expect(within(reel()).getAllByRole('list')).toHaveLength(1);
  });

  it('is on the page before any script runs, with its button', () => {
    const page = renderToString(<BrandCarousel brands={brands} />);
    expect(page).toContain('alt="Halvessa"');
    expect(page.match(/Pause|Play/g)).toEqual(['Pause', 'Play']);
  });

  it('can be focused only while it moves, and keeps the focus when it stops', () => {
    let notify: (isReduced: boolean) => void = () => {};
    vi.mocked(onMotionPreference).mockImplementation((listener) => {
      notify = listener;
      return () => {};
    });
    render(<BrandCarousel brands={brands} />);
    expect(reel().tabIndex).toBe(0);
    reel().focus();
    act(() => notify(true));
    expect(reel().tabIndex).toBe(-1);
    expect(document.activeElement).toBe(reel());
  });

  it('stops listening to the device when it is unmounted', () => {
    const stop = vi.fn();
    vi.mocked(onMotionPreference).mockImplementation(() => stop);
    render(<BrandCarousel brands={brands} />).unmount();
    expect(stop).toHaveBeenCalledOnce();
  });
});
