import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { views } from '../../scripts/pages.ts';
import { openStates } from '../accessibility/open-states.ts';
import { expect, test } from '../fixtures.ts';
import { deskStates } from '../support/desk-page.ts';
import { openView } from '../support/open-view.ts';

const engine = readFile(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'), 'utf8');

interface Report {
  results: { ruleId: string; value: readonly [kind: string, outcome: string]; message: string; snippet: string }[];
}

declare global {
  interface Window {
    ace: { Checker: new () => { check(root: Document, guidelines: readonly string[]): Promise<Report> } };
  }
}

/** The accepted findings: rule, message and element, each with the reason. */
const accepted: readonly RegExp[] = [
  // Safari removes the list role from lists without markers. The explicit role restores it.
  /^aria_role_redundant: .*role="list"/,
  // Each card begins with a heading that names it. A label as well would be announced twice.
  /^aria_article_label_unique: /,
  // A recommendation. The content of these regions explains them; the name is for lists of landmarks.
  /^aria_complementary_label_visible: /,
  // A region that scrolls horizontally has to be focusable by keyboard.
  /^element_tabbable_role_valid: .*tabindex="0" aria-label="Eyewear/,
  // Each form has its own patient fields, and only the form of the selected tab is shown.
  /^fieldset_label_valid: .*"The patient"/,
  // ARIA requires a radio group to own radios, but allows other content: the question and the error.
  /^aria_child_valid: .*"radiogroup" owns the child element with the role "paragraph"/,
  // The document of the map is a third party's, and a mock in tests.
  /^html_lang_exists: .*<html>$/,
  // The caption is in an element that is visible only to screen readers.
  /^table_caption_empty: .*<caption>$/,
];

/** What IBM's Equal Access finds on the page: "rule: message <element>". */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(await engine);
  const { results } = await page.evaluate(() =>
    new window.ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']),
  );
  return results
    .filter(({ value: [, outcome] }) => outcome === 'FAIL')
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`)
    .filter((finding) => !accepted.some((pattern) => pattern.test(finding)));
}

for (const { state, path, status, open } of [
  ...views.map(({ path, status }) => ({ state: path, path, status, open: async () => {} })),
  ...openStates.map((one) => ({ ...one, status: 200 as const })),
]) {
  test(`IBM's checker finds nothing on ${state}`, async ({ openPage }) => {
    test.slow();
    const page = await openView(openPage, { path, status });
    await open(page);
    expect(await findings(page)).toEqual([]);
  });
}

for (const [state, open] of Object.entries(deskStates)) {
  test(`IBM's checker finds nothing at the desk: ${state}`, async ({ openPage }) => {
    test.slow();
    const page = await openPage(undefined, {
      isolated: true,
      ...(state === 'a wrong code' && { expectedMessages: [/status of 403/] }),
    });
    await open(page);
    expect(await findings(page)).toEqual([]);
  });
}

test("IBM's checker finds a picture without a text", async ({ openPage }) => {
  const page = await openView(openPage, { path: '/terms', status: 200 });
  await page.locator('main').evaluate((main) => main.insertAdjacentHTML('afterbegin', '<img src="/favicon.ico">'));
  expect(await findings(page)).toContainEqual(expect.stringMatching(/^img_alt_valid: /));
});
