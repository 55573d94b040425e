// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusSectionHeading } from './focus.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <section id="contact"><h2 id="contact-heading" tabindex="-1">Contact</h2><input id="email"></section>
    </main>`;
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the focus', () => {
  it("moves to a section's heading without moving the page", () => {
    const focus = vi.spyOn(find('#contact-heading'), 'focus');
    focusSectionHeading('contact');
    expect(document.activeElement).toBe(find('#contact-heading'));
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('is not taken from a form field', () => {
    find('#email').focus();
    focusSectionHeading('contact');
    expect(document.activeElement).toBe(find('#email'));
  });
});
