import { practice } from '../../content/index.ts';

/** An accepted violation, with the reason. */
export interface CheckerException {
  /** Checker and rule: "IBM aria_role_redundant". */
  rule: string;
  /** Matches the rest of the finding. Without it, the exception is for every finding of the rule. */
  about?: RegExp;
  reason: string;
}

/** A text as a pattern. */
const shown = (text: string): string => text.replaceAll(/[()]/g, '\\$&');

/** The accepted violations of IBM's Equal Access, Siteimprove's Alfa and the W3C's Nu. */
const checkerExceptions: readonly CheckerException[] = [
  {
    rule: 'IBM aria_role_redundant',
    about: /role="list"/,
    reason: 'Safari removes the list role from lists without markers. The explicit role restores it.',
  },
  {
    rule: 'Nu',
    about: /The “list” role is unnecessary/,
    reason: 'Safari removes the list role from lists without markers. The explicit role restores it.',
  },
  {
    rule: 'IBM aria_article_label_unique',
    reason: 'Each card begins with a heading that names it. A label as well would be announced twice.',
  },
  {
    rule: 'IBM aria_complementary_label_visible',
    reason: 'A recommendation. The content of these regions explains them; the name is for lists of landmarks.',
  },
  {
    rule: 'IBM element_tabbable_role_valid',
    about: /tabindex="0" aria-label="Eyewear/,
    reason: 'A region that scrolls horizontally has to be focusable by keyboard.',
  },
  {
    rule: 'IBM fieldset_label_valid',
    about: /"The patient"/,
    reason: 'Each form has its own patient fields, and only the form of the selected tab is shown.',
  },
  {
    rule: 'IBM aria_child_valid',
    about: /"radiogroup" owns the child element with the role "paragraph"/,
    reason: 'ARIA requires a radio group to own radios, but allows other content: the question and the error.',
  },
  {
    rule: 'IBM html_lang_exists',
    about: /at <html>$/,
    reason: "The document of the map is a third party's, and a mock in tests.",
  },
  {
    rule: 'IBM table_caption_empty',
    about: /at <caption>$/,
    reason: 'The caption is in an element that is visible only to screen readers.',
  },
  {
    rule: 'Alfa sia-r73',
    reason: 'Level AAA (1.4.8). Paragraphs have the required line height; short texts of one or two lines have less.',
  },
  {
    rule: 'Alfa sia-r111',
    reason:
      'Level AAA (2.5.5). Alfa measures boxes. The clickable area is larger, and our own check measures it on every view.',
  },
  {
    rule: 'Alfa sia-r113',
    reason: 'As sia-r111: the clickable area of these links and buttons is 24 by 24 pixels, or they are under a modal.',
  },
  {
    rule: 'Alfa sia-r18',
    about: /^Alfa sia-r18: aria-selected="false"$/,
    reason: 'Days of the calendar: a cell of a table with the role of a grid is a grid cell (HTML-AAM).',
  },
  {
    rule: 'Alfa sia-r57',
    about: new RegExp(
      `You are offline\\.|Reload the page|Part of this page could not|${shown(practice.address.street)}|: ${shown(practice.phone.display)}$`,
    ),
    reason: 'Hidden until the page is offline or a part fails to load, then a status message that is announced.',
  },
  {
    rule: 'Alfa sia-r57',
    about: /Message Sent!/,
    reason: 'The visually hidden live region of the toasts.',
  },
  {
    rule: 'Alfa sia-r61',
    about: /#document/,
    reason: 'The open panel and its heading come before the page and its heading. Alfa checks them as one order.',
  },
  {
    rule: 'Nu',
    about: /Attribute “edgeMode” not allowed on element “feGaussianBlur”/,
    reason: 'Filter Effects allows it; the checker knows the attribute only from SVG 1.1.',
  },
  {
    rule: 'Nu',
    about: /“allow-scripts” and “allow-same-origin”/,
    reason: 'The map has another origin, so it cannot leave its frame.',
  },
  {
    rule: 'Nu',
    about: /Article lacks heading/,
    reason: 'Testimonials are articles of one quotation each, named by the patient.',
  },
];

/** The violations without an exception. */
export const withoutExceptions = (violations: readonly string[]): string[] =>
  violations.filter(
    (violation) =>
      !checkerExceptions.some(
        ({ rule, about }) => violation.startsWith(`${rule}:`) && (about?.test(violation) ?? true),
      ),
  );
