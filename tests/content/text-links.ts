import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Content } from '#content/read.ts';
import { partsOf, type TextPart } from '#src/rules/links.ts';
import { allTexts } from './fields.ts';
import { isUnknownTarget } from './links.ts';

type Link = Exclude<TextPart, string>;

type Block = ReturnType<typeof fromMarkdown>['children'][number];
type Phrase = Extract<Block, { type: 'paragraph' }>['children'][number];

/** Sections of a topic that its own texts may lead to. */
const topicSections = ['when-to-call-us', 'treatments', 'questions', 'your-visit', 'sources'];

/** A phone number, and an address of another site. */
const bareAddress =
  /(?<![\d-])(?:911|(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4})(?![\d-])|(?<![@\w.-])(?:https?:\/\/[^\s/]+|(?:[\w-]+\.)+(?:com|edu|gov|info|net|nyc|org))\b(?:\/[\w/-]*)?/iu;

const digitsIn = (text: string): string => text.replace(/\D/gu, '');

function isDead(target: string, content: Content): boolean {
  if (target.startsWith('https:')) return !URL.canParse(target);
  const [path, hash = ''] = target.split('#');
  if (path === '') return !topicSections.includes(hash);
  const sections = content.legal.find(({ id }) => path === `/${id}`)?.sections ?? [];
  return isUnknownTarget(target, content) && !sections.some(({ id }) => id === hash);
}

function linkProblems({ words, target }: Link, content: Content): string[] {
  const link = `[${words}](${target})`;
  if (!target.startsWith('tel:')) return isDead(target, content) ? [`${link} leads nowhere`] : [];
  if (!/^tel:(?:\d{3}|\+\d{8,15})$/u.test(target)) return [`${link} must call a number such as tel:+12125550100`];
  return target.endsWith(digitsIn(words)) ? [] : [`${link} calls another number than it says`];
}

const parsed = new Map<string, boolean>();

/** A part as `partsOf` has it; undefined for other Markdown. */
function partOf(node: Phrase): TextPart | undefined {
  if (node.type === 'text') return node.value;
  const [words, ...others] = node.type === 'link' && !node.title ? node.children : [];
  return node.type === 'link' && words?.type === 'text' && others.length === 0
    ? { words: words.value, target: node.url }
    : undefined;
}

/** Whether a text has no other Markdown than its links, so that pages can read it without a parser. */
function hasOnlyLinks(text: string): boolean {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const [block, ...others] = fromMarkdown(text).children;
  const parts = block?.type === 'paragraph' && others.length === 0 ? block.children.map(partOf) : [];
  const isSame = JSON.stringify(parts) === JSON.stringify(partsOf(text));
  parsed.set(text, isSame);
  return isSame;
}

function bareAddressProblems(text: string): string[] {
  const [address] = bareAddress.exec(text) ?? [];
  if (address === undefined || address === text) return [];
  const digits = digitsIn(address);
  const number = digits.length === 3 ? digits : `+${digits.padStart(11, '1')}`;
  const target = /[a-z]/iu.test(address) ? `https://${address.replace(/^https?:\/\//u, '')}` : `tel:${number}`;
  return [`"${address}" is not a link. Write it as [${address}](${target})`];
}

/** Texts with links that lead nowhere, with addresses that are no links, or with other Markdown. */
export function textLinkProblems(content: Content): string[] {
  const texts = [
    ...allTexts(content),
    ...Object.entries(content['machine-translation']).map(([language, written]) => ({
      path: `content/machine-translation.json ${language}`,
      written,
    })),
  ];
  return texts.flatMap(({ path, written }) => {
    if (!hasOnlyLinks(written)) return [`${path}: has Markdown that is not a link: "${written}"`];
    return partsOf(written).flatMap((part) => {
      const problems = typeof part === 'string' ? bareAddressProblems(part) : linkProblems(part, content);
      return problems.map((problem) => `${path}: ${problem}`);
    });
  });
}
