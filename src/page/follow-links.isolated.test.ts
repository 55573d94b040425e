// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

const push = vi.fn();
beforeAll(() => followLinks({ push }));

function press(html: string, options: MouseEventInit = {}): boolean {
  push.mockClear();
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  document.querySelector('a')?.dispatchEvent(event);
  return event.defaultPrevented;
}

it('follows a link of a part that is not hydrated yet', () => {
  expect(press('<div data-awaiting="footer"><a href="/terms?from=footer#top">Terms</a></div>')).toBe(true);
  expect(push.mock.calls).toEqual([['/terms?from=footer#top']]);
});

it.each([
  ['in a part that is hydrated', '<div><a href="/terms">Terms</a></div>', {}],
  ['to another site', '<div data-awaiting="footer"><a href="https://other.example/">Other</a></div>', {}],
  ['for another tab', '<div data-awaiting="footer"><a href="/terms" target="_blank">Terms</a></div>', {}],
  ['with a key', '<div data-awaiting="footer"><a href="/terms">Terms</a></div>', { ctrlKey: true }],
  ['with another button', '<div data-awaiting="footer"><a href="/terms">Terms</a></div>', { button: 1 }],
  ['to a phone', '<div data-awaiting="footer"><a href="tel:+12125550100">Call</a></div>', {}],
])('leaves a link %s to the browser', (_, html, options) => {
  expect(press(html, options)).toBe(false);
  expect(push).not.toHaveBeenCalled();
});
