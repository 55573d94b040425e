/** Something that a checker finds and that hasPosition, with the reason. */
export interface CheckerException {
  /** Checker and rule: "IBM aria_role_redundant". */
  rule: string;
  /** What the rest of the finding has to fit; everything when left out. */
  about?: RegExp;
  reason: string;
}

/** Everything that IBM's Equal Access, Siteimprove's Alfa and the W3C's Nu find and that stays. */
const checkerExceptions: readonly CheckerException[] = [
  {
    rule: 'IBM aria_role_redundant',
    about: /role="list"/,
    reason: 'Safari takes the role away from lists without marks; the explicit one gives it back.',
  },
  {
    rule: 'Nu',
    about: /The “list” role is unnecessary/,
    reason: 'Safari takes the role away from lists without marks; the explicit one gives it back.',
  },
  {
    rule: 'IBM aria_article_label_unique',
    reason: 'Each card begins with a heading that names it. A label besides would be read out twice.',
  },
  {
    rule: 'IBM aria_complementary_label_visible',
    reason: 'A wish for visible names. What these parts are stands in them; the name is for lists of landmarks.',
  },
  {
    rule: 'IBM element_tabbable_role_valid',
    about: /tabindex="0" aria-label="Eyewear/,
    reason: 'A region that scrolls sideways has to be reached by keyboard.',
  },
  {
    rule: 'IBM fieldset_label_valid',
    about: /"The patient"/,
    reason: 'Each form asks for its own patient, and only the form of the chosen tab is shown.',
  },
  {
    rule: 'IBM aria_child_valid',
    about: /"radiogroup" owns the child element with the role "paragraph"/,
    reason: 'ARIA asks a radio group to own radios, not to own nothing else: question and error stand in it.',
  },
  {
    rule: 'IBM html_lang_exists',
    about: /at <html>$/,
    reason: 'The document of the map, which belongs to somebody else and is a stand-in in tests.',
  },
  {
    rule: 'IBM table_caption_empty',
    about: /at <caption>$/,
    reason: 'The caption is there, in an element that only screen readers see.',
  },
  {
    rule: 'Alfa sia-r73',
    reason:
      'Level AAA (1.4.8). Paragraphs have the line height asked for; short lines of one or two lines stand closer.',
  },
  {
    rule: 'Alfa sia-r111',
    reason:
      'Level AAA (2.5.5). Alfa measures boxes; the area that takes the tap is larger, and the targets of every view are measured with it.',
  },
  {
    rule: 'Alfa sia-r113',
    reason: 'As sia-r111: the links and buttons found reach 24 by 24 pixels with their area, or lie under a modal.',
  },
  {
    rule: 'Alfa sia-r18',
    about: /^Alfa sia-r18: aria-selected="false"$/,
    reason: 'Days of the calendar: a cell of a table with the role of a grid is a grid cell (HTML-AAM).',
  },
  {
    rule: 'Alfa sia-r57',
    about: /You are offline\.|Reload the page|Part of this page could not|519 5th Avenue|: \(718\) 555-0123$/,
    reason: 'Not shown until the page is offline or lacks a part, and then a status that is read out where it stands.',
  },
  {
    rule: 'Alfa sia-r57',
    about: /Message Sent!/,
    reason: 'The live region of the toasts, which nobody sees and nobody goes to.',
  },
  {
    rule: 'Alfa sia-r61',
    about: /#document/,
    reason: 'The open panel stands before the page, and its heading before the page’s. Alfa reads one order for both.',
  },
  {
    rule: 'Nu',
    about: /Attribute “edgeMode” not allowed on element “feGaussianBlur”/,
    reason: 'Filter Effects allows it; the checker knows the attribute only from SVG 1.1.',
  },
  {
    rule: 'Nu',
    about: /“allow-scripts” and “allow-same-origin”/,
    reason: 'The map is of another origin, so it cannot reach out of its frame.',
  },
  {
    rule: 'Nu',
    about: /Article lacks heading/,
    reason: 'What patients say are articles of one quotation each, named by who said it.',
  },
];

/** The findings for which there is no exception. */
export const withoutExceptions = (faults: readonly string[]): string[] =>
  faults.filter(
    (fault) =>
      !checkerExceptions.some(({ rule, about }) => fault.startsWith(`${rule}:`) && (about?.test(fault) ?? true)),
  );
