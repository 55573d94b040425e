import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { expect, test } from 'playwright/test';
import { practice } from '#content/practice.data.ts';
import { type Content, readContent } from '#content/read.ts';
import type { Doctor, Service, Topic } from '#content/schema/entries.ts';
import { plainText } from '#src/rules/links.ts';
import { dark, light } from '#src/styles/palettes.ts';
import { builtSite } from '../../scripts/built-site.ts';
import { pages } from '../../scripts/pages.ts';

const read = (file: string): string => readFileSync(join(builtSite, file), 'utf8');

/** A prerendered page. */
function parse(path: string) {
  const html = read(join(path, 'index.html'));
  const { DOMParser } = new Window();
  const document = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    path,
    isIndexable: pages.some((page) => page.path === path && page.indexable),
    all,
    attribute,
    head: (name: string) => attribute(`meta[name="${name}"]`, 'content'),
    title: document.title,
    text: document.body.textContent,
    ids: new Set(all('[id]').map(({ id }) => id)),
    data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
  };
}

type Page = ReturnType<typeof parse>;

const site = new Map<string, Page>();

// In one worker, so that the pages are parsed once, and not before they are built.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  for (const { path } of pages) site.set(path, parse(path));
  entries = entriesOf(readContent());
});

/** Where a link leads to within the site, or `null`. */
const target = (here: Page, href: string): { page: Page | undefined; id: string } | null => {
  const { host, pathname, hash } = new URL(href, practice.host + here.path);
  return host === new URL(practice.host).host
    ? { page: site.get(pathname), id: decodeURIComponent(hash.slice(1)) }
    : null;
};

/** Whether a link leads to a page or section of the site, to another site, or to the office. */
function leadsSomewhere(here: Page, href: string): boolean {
  if (/^(?:tel|sms|mailto):/.test(href)) return true;
  const { page, id } = target(here, href) ?? { page: here, id: '' };
  return page !== undefined && (id === '' || page.ids.has(id)) && new URL(href, practice.host).protocol === 'https:';
}

/** Whether a link to a service, a doctor, a category or a topic names it. */
function namesTarget(here: Page, href: string, text: string): boolean {
  const { page = here } = target(here, href) ?? {};
  const heading = page === here || !page.path.slice(1).includes('/') ? '' : page.all('h1')[0]?.textContent;
  return (heading?.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => text.includes(word));
}

/** What the page of an entry shows: its title, a picture, texts in their order, and to which pages its last list leads. */
interface Shown {
  title?: string;
  picture?: string;
  texts: readonly string[];
  others?: readonly string[];
}

let entries: ReadonlyMap<string, Shown> = new Map();

const serviceShown = (service: Service, others: readonly Service[]): Shown => ({
  picture: service.image.alt,
  texts: [
    ...['Back to Services', service.title, service.description, 'Book Appointment'],
    ...['About This Service', ...service.detailedDescription],
    ...(service.testingIncludes.length > 0
      ? ["What's Included", ...service.testingIncludes]
      : ['Conditions We Treat', ...service.conditions]),
    ...['Benefits', ...service.benefitsList, 'Schedule Your Appointment', 'Request Appointment', 'Other Services'],
  ],
  others: others.slice(0, 3).map(({ id }) => `/services/${id}`),
});

const doctorShown = (doctor: Doctor, others: readonly Doctor[]): Shown => ({
  picture: doctor.image.alt,
  texts: [
    ...['Back to Our Team', doctor.name, doctor.title, doctor.bio, doctor.languages.join(', ')],
    doctor.days?.join(', ') ?? `Ask us on which days Dr. ${doctor.surname} is in.`,
    ...[`Request Appointment with Dr. ${doctor.surname}`, ...doctor.fullBio],
    ...[
      'Education & Honors',
      doctor.doctorate.degree,
      ...doctor.education,
      'Areas of Expertise',
      ...doctor.specialties,
    ],
    ...['Ready to See Clearly?', 'Request Appointment', practice.phone.display, 'Our Other Doctors'],
  ],
  others: others.map(({ id }) => `/team/${id}`),
});

const topicShown = (topic: Topic, category: string): Shown => ({
  title: `${topic.title} | ${practice.hubTitleSuffix}`,
  texts: [
    // The breadcrumb.
    ...['Home', 'Eye Hub', category, topic.title],
    ...[topic.title, topic.intro ?? topic.summary, 'What is it?', ...topic.whatIsIt],
    ...(topic.symptoms.length > 0 ? ['What You Might Notice', ...topic.symptoms] : []),
    ...['How We Help', ...topic.howWeHelp],
    ...(topic.homeTools.length > 0 ? ['Tools for Home Care'] : []),
    ...topic.homeTools.flatMap((tool) => [tool.category ?? 'Recommended', tool.name, tool.benefit]),
    ...['When to Call Us', 'Ready to See Clearly?', 'Request a Visit'],
  ],
});

const entriesOf = ({ services, doctors, topics, categories, home }: Content): Map<string, Shown> =>
  new Map([
    ...services.map((one): [string, Shown] => [
      `/services/${one.id}`,
      serviceShown(
        one,
        services.filter((other) => other !== one),
      ),
    ]),
    ...doctors.map((one): [string, Shown] => [
      `/team/${one.id}`,
      doctorShown(
        one,
        doctors.filter((other) => other !== one),
      ),
    ]),
    ...topics.map((one): [string, Shown] => {
      const category = categories.find(({ id }) => id === one.category);
      return [`/eye-hub/${one.category}/${one.slug}`, topicShown(one, category?.title ?? '')];
    }),
    ['/', { picture: home.findUs.storefront.alt, texts: [] }],
  ]);

/** The texts that do not follow, anywhere, on those before them. */
function notFollowing(text: string, texts: readonly string[]): string[] {
  let end = 0;
  return texts.filter((one) => {
    const start = text.indexOf(one, end);
    if (start >= 0) end = start + one.length;
    return start < 0;
  });
}

/** What is true of every prerendered page: each fact with what contradicts it. */
const facts: Readonly<Record<string, (page: Page) => unknown[]>> = {
  'has a title, a description and one h1': ({ title, head, all }) =>
    title && head('description') && all('h1').length === 1 ? [] : [title, head('description'), all('h1').length],
  'shows what its entry says, in the order of the specification': ({ path, title, all }) => {
    const shown = entries.get(path);
    if (!shown) return [];
    const pictures = all('main img').map((image) => image.getAttribute('alt'));
    const others = [...(all('main ul').at(-1)?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    return [
      ...notFollowing(all('main')[0]?.textContent ?? '', shown.texts.map(plainText)),
      ...(shown.title === undefined || shown.title === title ? [] : [title]),
      ...(shown.picture === undefined || pictures.includes(shown.picture) ? [] : pictures),
      ...(shown.others === undefined || shown.others.join() === others.join() ? [] : others),
    ];
  },
  'can be read without scripts': ({ path, text }) => (path === '/404' || text.length > 1000 ? [] : [text]),
  'is open to search engines exactly when it is in the site map': ({ path, isIndexable, head, attribute }) => {
    const robots = head('robots');
    const canonical = attribute('link[rel="canonical"]', 'href');
    const isRight = isIndexable ? robots === null && canonical === practice.host + path : robots === 'noindex';
    return isRight && (isIndexable || canonical === null) ? [] : [robots, canonical];
  },
  'has valid structured data exactly when search engines may list it': ({ path, isIndexable, data }) =>
    data.length > 0 === isIndexable &&
    data.every((text) => JSON.parse(text)['@context'] === 'https://schema.org') &&
    (!isIndexable || data.join().includes(`"${practice.host}${path}"`))
      ? []
      : data,
  'names the picture for sharing, and its size, exactly when search engines may list it': ({
    isIndexable,
    attribute,
  }) => {
    const named = ['', ':width', ':height'].map((part) => attribute(`meta[property="og:image${part}"]`, 'content'));
    const png = readFileSync(join(builtSite, 'share.png'));
    const right = [`${practice.host}/share.png`, png.readUInt32BE(16), png.readUInt32BE(20)];
    return named.join() === (isIndexable ? right : [null, null, null]).join() ? [] : named;
  },
  'skips no level of heading': ({ all }) => {
    const levels = all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    return levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1);
  },
  'has the color of each theme': ({ all }) => {
    const colors = all('meta[name="theme-color"]').map((tag) => tag.getAttribute('content'));
    return colors.join() === [light, dark].map(({ surface }) => surface.inverse).join() ? [] : colors;
  },
  'has a text for every picture that stands alone': ({ all }) =>
    all('img')
      .filter((image) => !image.hasAttribute('alt') || (image.getAttribute('alt') === '' && !image.closest('li, a')))
      // A layer of a picture that has its text.
      .filter((image) => !image.parentElement?.querySelector('img:not([alt=""])'))
      .map((image) => image.getAttribute('src'))
      .filter((src) => !all(`img[src="${src}"]:not([alt=""])`).length),
  "has no phone number but the office's, and links that dial what they say": ({ path, all, data }) => {
    const { phone, notFoundPhone } = practice;
    const known = [phone, ...(path === '/404' ? [notFoundPhone] : [])].flatMap(({ dial, display }) => [dial, display]);
    for (const hint of all('[id$="-hint"]')) hint.remove();
    const digits = (text: string) => text.replace(/\D/g, '');
    const dialed = all('[href^="tel:"], [href^="sms:"]')
      .map((link) => ({ number: link.getAttribute('href')?.slice(4) ?? '', text: link.textContent }))
      .filter(({ number, text }) => digits(number) !== digits(text))
      .map(({ number }) => number);
    const shown = all('body').flatMap(({ textContent }) => textContent.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? []);
    const told = data.join().match(/(?<="telephone":")[^"]*/g) ?? [];
    return [...dialed, ...shown, ...told].filter((number) => ![...known, '911'].includes(number));
  },
  "has no email address but the office's": ({ all }) =>
    all('[href^="mailto:"]')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href !== `mailto:${practice.email}`),
  'has links that lead somewhere': (page) =>
    page
      .all('a[href]')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !leadsSomewhere(page, href)),
  'has links that name the page to which they lead': (page) =>
    page
      .all('a[href]')
      .map((link) => [link.getAttribute('href') ?? '', link.textContent] as const)
      .filter(([href, text]) => !namesTarget(page, href, text)),
  'has a link that calls where it says "call us": in the same block, the line before it, its callout or its card': ({
    all,
  }) =>
    all('p, li:not(:has(p, li)), dd, figcaption')
      .filter(({ textContent }) => /\bcall (?:or text )?us\b/i.test(textContent.replace(/when to call us/gi, '')))
      .filter(
        (block) =>
          ![block, block.previousElementSibling, block.closest('aside')].some((part) =>
            part?.querySelector('[href^="tel:"]'),
          ) && !block.closest('li:has(button, h3 a, a strong)'),
      )
      .map(({ textContent }) => textContent),
  'has its data before the script that reads it, which may run while the document is parsed': ({ all }) =>
    all('script[async] ~ #page-data').map(({ id }) => id),
  'says which links open a new tab, and keeps them apart': ({ all }) =>
    all('[target="_blank"]')
      .filter(
        (link) => !link.textContent.endsWith('(opens in a new tab)') || !link.getAttribute('rel')?.match(/noopener/),
      )
      .map(({ textContent }) => textContent),
};

for (const [fact, contradictions] of Object.entries(facts)) {
  test(`every page ${fact}`, () => {
    const found = [...site.values()].flatMap((page) => contradictions(page).map((one) => [page.path, one]));
    expect(found).toEqual([]);
  });
}

test('every listed page is in the site map, in the list from A to Z and in the index of the search', () => {
  const paths = pages.filter(({ indexable }) => indexable).map(({ path }) => path);
  const siteMap = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(siteMap).toEqual(paths.map((path) => practice.host + path));
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${practice.host}/sitemap.xml\n`);

  const found = paths.filter((path) => path !== '/search');
  const index = readdirSync(join(builtSite, 'assets')).find((file) => /^search-\w+\.json$/.test(file)) ?? '';
  const indexed = Object.values(JSON.parse(read(`assets/${index}`)).documentIds);
  expect(indexed).toEqual(expect.arrayContaining(found));

  const list = site
    .get('/search')
    ?.all('[aria-labelledby="all-pages"] a')
    .map((link) => link.getAttribute('href'));
  expect(list).toEqual(expect.arrayContaining(found));
});

test('the text of a topic, a service and the guide has the number of the office once, where a reader view keeps it', () => {
  const number = practice.phone.display;
  const urgent = [...site.values()].filter(({ path }) => /^\/(?:urgent|eye-hub\/.+\/.+|services\/.+)$/.test(path));
  expect(urgent.length).toBeGreaterThan(3);
  const sentences = (page: Page) =>
    page
      .all('main p')
      .filter((line) => line.textContent.includes(number) && !line.closest('header, aside, nav, [role="note"]'))
      .filter((line) => line.textContent.trim() !== number);
  for (const page of urgent) expect.soft([page.path, sentences(page).length]).toEqual([page.path, 1]);
});
