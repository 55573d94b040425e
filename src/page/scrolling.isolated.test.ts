// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasSection, onScrolled, scrollToSection, scrollToTop } from './scrolling.ts';

function deviceAsksForLessMotion(asks: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: asks && query === '(prefers-reduced-motion: reduce)' }));
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

beforeEach(() => {
  deviceAsksForLessMotion(false);
  document.body.innerHTML = `
    <main>
      <h1>Home</h1>
      <section id="contact"><h2 id="contact-heading" tabindex="-1">Contact</h2><input id="email"></section>
      <details id="prices"><summary><h3 id="prices-heading">Prices</h3></summary></details>
    </main>`;
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('scrolling', () => {
  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('when less motion is asked for (%s) is %s', (asks, behavior) => {
    deviceAsksForLessMotion(asks);
    const toSection = vi.spyOn(find('#contact'), 'scrollIntoView');
    const toTop = vi.fn();
    vi.stubGlobal('scrollTo', toTop);
    scrollToSection('contact');
    scrollToTop();
    expect(toSection).toHaveBeenCalledWith({ behavior, block: 'start' });
    expect(toTop).toHaveBeenCalledWith({ behavior, top: 0 });
  });

  it.each([
    ['contact', true],
    ['prices', true],
    ['email', false],
    ['nothing', false],
    ['"]', false],
  ])('finds a section "%s": %s', async (id, isThere) => {
    expect(await hasSection(id)).toBe(isThere);
  });

  it('is reported now and once per frame, until the listener is removed', async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const reports: unknown[] = [];
    vi.stubGlobal('scrollY', 40);
    const end = onScrolled((...report) => reports.push(report));
    for (const offset of [80, 120]) {
      vi.stubGlobal('scrollY', offset);
      dispatchEvent(new Event('scroll'));
    }
    await frame();
    vi.stubGlobal('scrollY', 90);
    dispatchEvent(new Event('scroll'));
    await frame();
    end();
    dispatchEvent(new Event('scroll'));
    await frame();
    expect(reports).toEqual([
      [40, 'down'],
      [120, 'down'],
      [90, 'up'],
    ]);
  });
});
