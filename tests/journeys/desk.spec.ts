import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { practice } from '#content/practice.data.ts';
import type { DeskRequest } from '#contract/desk.ts';
import { deskPath } from '../../scripts/build/headers.ts';
import { builtSite } from '../../scripts/built-site.ts';
import { expect, test } from '../fixtures.ts';
import { tokenIn } from '../function/support/inbox.ts';
import { exampleRequest } from '../support/desk-examples.ts';
import { answerDesk, manyRequests, rightCode, signIn } from '../support/desk-page.ts';
import { openForm, patient } from '../support/forms.ts';
import { readStoredData, screens } from '../support/open-view.ts';

const { name, reference } = exampleRequest;

test('shows the request of a patient, which the office notes and handles', async ({ product, openPage }) => {
  const form = await openForm(openPage, 'inquiry');
  await form.fill(patient.inquiry);
  await form.submit();
  const sent = await form.untilSent();
  await product.mailbox.waitFor(1);

  const page = await openPage(`${deskPath}/#${sent}`, { isolated: true });
  await page.getByRole('textbox').fill(practice.email);
  await page.keyboard.press('Enter');
  const [, mail] = await product.mailbox.waitFor(2);
  await page
    .getByRole('textbox', { name: 'Code from the email' })
    .fill(/\d{6,}/.exec(mail?.email.text ?? '')?.[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText(patient.inquiry.message)).toBeVisible();
  const status = page.getByRole('status');
  await page.getByRole('button', { name: 'I take it' }).click();
  await expect(status).toHaveText('You look after this request now.');
  await page.getByRole('textbox', { name: 'Note for the office' }).fill('Called at noon.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(status).toHaveText('The note was added.');
  await expect(page.getByText('Called at noon.')).toBeVisible();
  await page.getByRole('button', { name: 'Handled' }).click();
  await expect(status).toContainText('This request is handled.');
  // The link in the mail leads here for whoever is signed in.
  const [office] = await product.mailbox.waitFor(1);
  const mailed = await page.context().newPage();
  await mailed.goto(`/handled#${office && tokenIn(office)}`);
  await expect(mailed).toHaveURL(new RegExp(`${deskPath}/#${sent}$`));
  await mailed.close();
  await page.getByRole('link', { name: 'All requests' }).click();
  await expect(page.getByRole('heading', { name: /^Handled in the last seven days/ })).toBeVisible();
  await expect(page.getByText(`${sent} · You look after it`)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status).toHaveText('This request is open again.');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('an incomplete link to handle a request says so before anybody uses its page', async ({ openPage }) => {
  const page = await openPage('/handled');
  await expect(page.getByText('This link is not complete.')).toBeVisible();
});

test('signs in, finds a request, marks it as handled and signs out, with the keyboard on a phone', async ({
  openPage,
}) => {
  const page = await openPage(undefined, { isolated: true, context: { viewport: screens.phone } });
  const calls = await answerDesk(page, { requests: manyRequests });
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeFocused();
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('alvarez');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(reference);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${deskPath}/#${reference}$`));
  await page.getByRole('button', { name: 'Handled' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('This request is handled. You can undo it for ten minutes.');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue(reference);
  await expect
    .poll(() => calls)
    .toEqual([{ action: 'list' }, { action: 'show', reference }, { action: 'handle', reference }, { action: 'list' }]);
  const stored = await readStoredData(page);
  for (const { name, phone } of manyRequests)
    for (const text of [name, phone || name]) expect(stored).not.toContain(text);

  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
  await expect(page.getByText(name)).toHaveCount(0);
  expect(await readStoredData(page)).not.toContain('refresh_token');
});

test('asks an account with a second factor for its code, and shows the request that a link names', async ({
  openPage,
}) => {
  const page = await openPage(undefined, { isolated: true, expectedMessages: [/status of 422/] });
  await answerDesk(page, { hasFactor: true });
  await signIn(page, `#${reference}`);
  const field = page.getByRole('textbox', { name: 'Code from your authenticator app' });
  await field.fill('999 999');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('999 999');
  await expect(field).toHaveAccessibleDescription(/This code is wrong or too old/);
  await field.fill(rightCode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  // The session is kept.
  await page.reload();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('sets a second factor up', async ({ openPage }) => {
  const page = await openPage(undefined, { isolated: true });
  await answerDesk(page);
  await signIn(page);
  await page.getByRole('button', { name: 'Second factor' }).click();
  const picture = page.getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(rightCode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Your account has a second factor');
});

test('tells an account that is not of the office, which can sign out', async ({ openPage }) => {
  const page = await openPage(undefined, { isolated: true, expectedMessages: [/status of 403/] });
  await answerDesk(page, { refusal: { status: 403, code: 'not_staff' } });
  await signIn(page);
  await expect(page.getByText(/this account is not one of the office/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('shows markup that a patient has written as text', async ({ openPage }) => {
  const markup = '<img src="/nothing.png" onerror="alert(1)"><b>bold</b> [link](https://elsewhere.example)';
  const request: DeskRequest = {
    ...exampleRequest,
    ...{ name: markup, wish: markup, phone: '<b>1</b>' },
    rows: [{ label: markup, value: markup }],
    notes: [{ at: exampleRequest.receivedAt, by: 'ana@practice.example', text: markup }],
  };
  const page = await openPage(undefined, { isolated: true });
  await answerDesk(page, { requests: [request] });
  await signIn(page);
  await page.getByRole('link', { name: markup }).click();
  await expect(page.getByRole('heading', { name: markup, level: 1 })).toBeVisible();
  await expect(page.getByText(markup)).toHaveCount(5);
  await expect(page.locator('main :is(img, b), main a[href*="elsewhere"]')).toHaveCount(0);
});

test('prints one request, black on white and without buttons', async ({ openPage }) => {
  const page = await openPage(undefined, { isolated: true, context: { colorScheme: 'dark' } });
  await answerDesk(page, { requests: manyRequests });
  await signIn(page, '#R-2URGNT');
  await expect(page.getByRole('heading', { name: 'What was done' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('In the morning,')).toBeVisible();
  await expect(page.getByText('Called at noon. She comes at 2 PM.')).toBeVisible();
  for (const control of await page.locator('button, input, textarea, header a').all())
    await expect(control).toBeHidden();
  await expect(page.getByRole('link', { name: 'All requests' })).toBeHidden();
  const colors = await page.evaluate(() => [
    getComputedStyle(document.documentElement).backgroundColor,
    getComputedStyle(document.body).color,
  ]);
  expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

for (const [screen, viewport] of Object.entries(screens)) {
  test(`needs no scrolling sideways on a ${screen}`, async ({ openPage }) => {
    const page = await openPage(undefined, { isolated: true, context: { viewport } });
    await answerDesk(page, { requests: manyRequests });
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Look at these first' })).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
    await page.getByRole('link', { name: /^Bartholomew/ }).click();
    await expect(page.getByRole('heading', { name: 'What was done' })).toBeVisible();
    expect(await overflow()).toBe(0);
  });
}

test('has headers of its own, and one sentence without scripts', async ({ openPage }) => {
  const page = await openPage(undefined, { isolated: true, context: { javaScriptEnabled: false } });
  const response = await page.goto(`${deskPath}/`);
  const headers = response?.headers() ?? {};
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain('connect-src http://127.0.0.1:54321;');
  expect(policy).not.toMatch(/unsafe|sha256|google/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('noscript > p')).toHaveText('This page needs JavaScript.');
});

test('is in no page of patients, in no link, and not in the site map', async () => {
  const files = (await readdir(builtSite, { recursive: true })).filter((file) =>
    /\.(?:html|js|css|json|xml|txt)$/.test(file),
  );
  const document = await readFile(join(builtSite, deskPath, 'index.html'), 'utf8');
  const own = [...document.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(own.length).toBeGreaterThan(1);
  const others = files.filter((file) => !own.includes(file) && !file.startsWith(`${deskPath.slice(1)}/`));
  expect(others.length).toBeGreaterThan(100);
  for (const file of others.filter((file) => !/^(?:headers\.json|admin\/|assets\/Handled\.part)/.test(file))) {
    const text = await readFile(join(builtSite, file), 'utf8');
    expect([file, ...[`"${deskPath}`, `${deskPath}/`, ...own].filter((mark) => text.includes(mark))]).toEqual([file]);
  }
});
