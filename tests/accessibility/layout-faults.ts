import type { Page } from 'playwright/test';
import { applyLook, type Look, sidewaysScroll } from './looks.ts';
import { installEye } from './page-eye.ts';

/** A desk's screen of 1280 by 1024 at 400 %, small phones, large text, wide spacing, and the other direction. */
const looks: readonly Look[] = [
  { name: '1280 by 1024 at 400 %', width: 320, height: 256 },
  { name: '320 wide with text at 150 %', width: 320, height: 568, textSize: 150 },
  { name: '390 wide with text at 150 %', width: 390, height: 844, textSize: 150 },
  { name: '320 wide with wide text spacing', width: 320, height: 568, spacing: true },
  { name: '1280 wide with wide text spacing', width: 1280, height: 900, spacing: true },
  { name: '320 wide from right to left', width: 320, height: 568, rightToLeft: true },
  { name: '1280 wide from right to left', width: 1280, height: 900, rightToLeft: true },
];

/** Texts that are cut off, or stand out of their control. */
function cutTexts(part: string | null): string[] {
  const { chain, scopeOf, textsIn } = window.eye;
  const texts = textsIn(scopeOf(part));
  if (texts.length === 0) return ['no text is there to be looked at'];
  const cuts = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const unbounded = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const faults: string[] = [];
  for (const { text, parent, boxes } of texts) {
    const isOutside = (bounds: Partial<typeof unbounded>) => {
      const { left, right, top, bottom } = { ...unbounded, ...bounds };
      return boxes.some((box) => box.left < left - 1 || box.right > right + 1 || box.top < top || box.bottom > bottom);
    };
    for (const around of chain(parent)) {
      const { overflowX, overflowY, display, position } = getComputedStyle(around);
      const { left, right, top, bottom } = around.getBoundingClientRect();
      const isScroller = scrolls(overflowX) || scrolls(overflowY);
      // What is fixed to the window cannot be brought into it.
      const isStuck = position === 'fixed' && !isScroller;
      if (
        isOutside({ ...(cuts(overflowX) && { left, right }), ...(cuts(overflowY) && { top, bottom }) }) ||
        (isStuck && isOutside({ left: 0, right: innerWidth, top: 0, bottom: innerHeight }))
      ) {
        faults.push(`"${text}" is cut off by ${around.localName}.${around.className}`);
      }
      const isControl = around.matches('a, button, summary, label, [role="tab"]') && display !== 'inline';
      if (isControl && isOutside({ left, right, top, bottom })) faults.push(`"${text}" stands out of its control`);
      if (isStuck || isScroller) break;
    }
  }
  return faults;
}

/** Words that are broken in the middle. Addresses may be: they have no place of their own to be broken at. */
function brokenWords(part: string | null): string[] {
  const { scopeOf, textsIn } = window.eye;
  const faults: string[] = [];
  const range = document.createRange();
  for (const { node } of textsIn(scopeOf(part))) {
    for (const { 0: token, index } of node.data.matchAll(/\S+/g)) {
      if (/[@/.]\S/.test(token)) continue;
      for (const { 0: word, index: place } of token.matchAll(/[\p{L}\p{N}]+/gu)) {
        // The names of some drugs are longer than a line of the largest text.
        if (word.length > 18) continue;
        range.setStart(node, index + place);
        range.setEnd(node, index + place + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) faults.push(`"${word}" is broken in "${node.data.trim().slice(0, 40)}"`);
      }
    }
  }
  return faults;
}

/** Texts that lie over each other. What stays in the window lies over what is scrolled under it, and does not count. */
function overlaps(part: string | null): string[] {
  const { scopeOf, stays, textsIn } = window.eye;
  const lines = textsIn(scopeOf(part))
    .filter(({ parent }) => !stays(parent, 'sticky') && (part !== null || !stays(parent, 'fixed')))
    .flatMap(({ text, parent, boxes }) => boxes.map((box) => ({ text, parent, box })))
    .sort((one, other) => one.box.top - other.box.top);
  const faults: string[] = [];
  for (const [place, one] of lines.entries()) {
    for (const other of lines.slice(place + 1)) {
      if (other.box.top > one.box.bottom - 1) break;
      const isAside = other.box.left > one.box.right - 1 || other.box.right < one.box.left + 1;
      if (!isAside && other.parent !== one.parent) faults.push(`"${one.text}" and "${other.text}" lie over each other`);
    }
  }
  return faults;
}

/** Controls that something lies over, wherever the page is scrolled to. A toast does not count: it can be put away. */
function coveredControls(part: string | null): string[] {
  const { boxesOf, isShown, nameOf, scopeOf } = window.eye;
  const controls = scopeOf(part).querySelectorAll('a[href], button, summary, input, select, textarea, [role="slider"]');
  return [...controls].filter(isShown).flatMap((control) => {
    const own = control instanceof HTMLInputElement ? [control, ...(control.labels ?? [])] : [control];
    let cover: Element | null = null;
    // What something lies over in the middle of the window may be free at its top.
    const isFree = (['center', 'start'] as const).some((block) => {
      control.scrollIntoView({ block, behavior: 'instant' });
      const [box] = boxesOf(control);
      if (box === undefined) return true;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      cover ??= hit;
      return own.some((one) => one.contains(hit)) || hit?.closest('[data-scope="toast"]') != null;
    });
    return isFree ? [] : [`${nameOf(control)} is covered by ${cover === null ? 'the edge' : nameOf(cover)}`];
  });
}

/** That what stays in the window takes more than a third of it, or lies over a text at the very end of the page. */
function fixedParts(): string[] {
  const { isShown, nameOf, stays, textsIn } = window.eye;
  const parts = [...document.body.querySelectorAll('*')]
    .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
    .filter((element) => isShown(element));
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const texts = textsIn(document.body).filter(({ parent }) => !stays(parent, 'fixed'));
  const seen = parts
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight);
  const faults = seen.flatMap(({ element, box: { left, right, top, bottom } }) => {
    const under = texts.find(
      ({ parent, boxes }) =>
        !element.contains(parent) &&
        boxes.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top),
    );
    return under === undefined ? [] : [`${nameOf(element)} lies over "${under.text}" at the end of the page`];
  });
  const taken = seen.reduce((sum, { box }) => sum + box.width * box.height, 0);
  const share = Math.round((taken / (innerWidth * innerHeight)) * 100);
  return share > 33 ? [...faults, `what is fixed takes ${share} % of the window`] : faults;
}

const checks = [sidewaysScroll, cutTexts, brokenWords, overlaps, coveredControls];

/** Those that say whether texts have room, and are quick. */
const textChecks = [sidewaysScroll, cutTexts, brokenWords];

/** What these looks take from the texts of the page, each fault after the name of its look. */
export async function textFaults(page: Page, seen: readonly Look[]): Promise<string[]> {
  return faultsIn(page, seen, textChecks, null);
}

/**
 * What the looks take from the page, each fault after the name of its look. The page is left as it was, but for the
 * size of its window.
 * @param part a selector of the part to look at, where something lies over the rest
 */
export async function layoutFaults(page: Page, part: string | null = null): Promise<string[]> {
  return faultsIn(page, looks, part === null ? [...checks, fixedParts] : checks, part);
}

async function faultsIn(
  page: Page,
  seen: readonly Look[],
  made: readonly ((part: string | null) => string[])[],
  part: string | null,
): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(installEye);
  for (const { name, width, height, ...look } of seen) {
    await page.setViewportSize({ width, height });
    await page.evaluate(applyLook, look);
    for (const check of made) {
      const found = new Set(await page.evaluate(check, part));
      for (const fault of found) faults.push(`${name}: ${fault}`);
    }
  }
  await page.evaluate(applyLook, {});
  return faults;
}
