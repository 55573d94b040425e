import { describe, expect } from 'vitest';
import { practice } from '../../content/index.ts';
import { views } from '../../scripts/views.ts';
import { test } from '../support/journey.ts';
import { notFoundMessage } from '../support/open-view.ts';

describe('without JavaScript', () => {
  const context = { javaScriptEnabled: false };

  test('every page can be read', async ({ openPage }) => {
    const page = await openPage(undefined, { context, expectedMessages: [notFoundMessage] });
    for (const { path, status } of views) {
      const response = await page.goto(path, { waitUntil: 'commit' });
      expect(response?.status(), path).toBe(status);
      // The page for addresses that lead nowhere is written by the script.
      if (status === 200) expect((await page.locator('main').textContent())?.length, path).toBeGreaterThan(200);
    }
  });

  test('a form leaks nothing into an address, and phone and mail are a press away', async ({ stack, openPage }) => {
    const refusal = /^Failed to load resource: the server responded with a status of 405/;
    const page = await openPage('/', { context, expectedMessages: [refusal] });
    const forms = page.locator('#contact form');
    expect(await forms.evaluateAll((all) => all.map((form) => form.getAttribute('method')))).toEqual([
      'post',
      'post',
      'post',
    ]);
    const { phone, email } = practice;
    for (const href of [`tel:${phone.dial}`, `mailto:${email}`]) {
      expect(await page.locator(`a[href="${href}"]:visible`).count(), href).toBeGreaterThan(0);
    }

    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const refused = page.waitForEvent('console', { predicate: (message) => refusal.test(message.text()) });
    await page.locator('#inquiry [name="firstName"]').fill('José');
    await page.locator('#inquiry [name="message"]').fill('My eye hurts');
    await page.locator('#inquiry [name="message"]').press('Tab');
    await page.locator('#inquiry button[type="submit"]').click({ noWaitAfter: true });
    await refused;
    expect(addresses).not.toEqual([]);
    expect([page.url(), ...addresses].join(' ')).not.toMatch(/\?|Jos|hurts/);
    expect(stack.proxy.seen).toEqual([]);
  });
});
