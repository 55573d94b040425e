import { phoneLink } from '#src/rules/links.ts';
import { hoursInWords } from '#src/rules/office-hours.ts';
import { signInWords } from '#src/rules/sign-wording.ts';
import { urgencies } from '#src/rules/urgency.ts';
import { folders, mapAll, readFiles } from './files.ts';
import type { ContentFiles } from './schema/content.ts';
import type { TopicCategory } from './schema/entries.ts';
import type { Particulars, Practice } from './schema/practice.ts';
import { filledIn, type SlotValues } from './slots.ts';

function pick<Entry extends object, Key extends keyof Entry>(entry: Entry, ...keys: readonly Key[]): Pick<Entry, Key> {
  return Object.fromEntries(keys.map((key) => [key, entry[key]])) as Pick<Entry, Key>;
}

const numbers = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);

const countInWords = (entries: readonly unknown[]): string => numbers[entries.length] ?? String(entries.length);

/** What only the owner can fill in. */
const particularsOf = ({ prices, particulars }: ContentFiles): Particulars => ({ ...prices, ...particulars });

/** What the texts of the content take from elsewhere in it. */
function slotValues(files: ContentFiles): SlotValues {
  const { practice, forms, doctors, topics, signs } = files;
  const ofConditions = files.categories.filter(({ isOfConditions }) => isOfConditions).map(({ id }) => id);
  const { nearestHospital: hospital, ...others } = particularsOf(files);
  const particulars = { ...others, nearestHospital: hospital && `${hospital.name}, ${hospital.address}` };
  const callOffice = `tel:${practice.phone.dial}`;
  return {
    ...particulars,
    callOffice,
    practice: practice.name,
    hub: practice.hubTitleSuffix,
    phone: phoneLink(practice.phone),
    city: practice.address.city,
    address: practice.address.oneLine,
    ...(filledIn(practice.urgent, { ...particulars, callOffice }) as Practice['urgent']),
    responseTime: forms.responseTime,
    // Known when the page is read.
    answerDay: '{answerDay}',
    founded: String(practice.founded),
    doctors: String(doctors.length),
    doctorsInWords: countInWords(doctors),
    conditionsInWords: countInWords(topics.filter(({ category }) => ofConditions.includes(category))),
    languages: String(new Set(doctors.flatMap(({ languages }) => languages)).size),
    ...Object.fromEntries(signs.map((sign) => [`sign_${sign.id.replaceAll('-', '_')}`, signInWords(sign)])),
  };
}

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** Files without slots: the doctors who speak a language are found where it is shown, and the function reads the options. */
const asWritten = ['languages', 'options'];

/** The files with their slots filled in. Throws with all that nothing is known of, and the file of each. */
function filledFiles(files: ContentFiles): ContentFiles {
  const values = slotValues(files);
  const fill = (file: string, value: unknown) => {
    try {
      return filledIn(value, values);
    } catch (error) {
      throw new Error(`content/${file}.json: ${Object(error).message}`);
    }
  };
  const filled = mapAll(Object.entries(files), ([name, value]) => [
    name,
    folders.some((folder) => folder === name)
      ? mapAll(value as { id?: string; slug?: string }[], (entry) => fill(`${name}/${entry.id ?? entry.slug}`, entry))
      : asWritten.includes(name)
        ? value
        : fill(name, value),
  ]);
  return Object.fromEntries(filled) as ContentFiles;
}

/** What each file of the content says, by its name, with its slots filled in, and what lists show of its entries. */
export type Content = ReturnType<typeof contentOf>;

/** The content of files as they are written. */
export function contentOf(raw: ContentFiles) {
  const files = filledFiles(raw);
  const services = files.services.toSorted(byOrder);
  const doctors = files.doctors.toSorted(byOrder);
  const topics = files.categories.flatMap(({ id }) =>
    files.topics.filter(({ category }) => category === id).sort(byOrder),
  );
  const exceptions = files.hours.exceptions.toSorted((one, other) => one.day.localeCompare(other.day));
  const practice: Practice = { ...files.practice, hours: { ...files.hours, exceptions } };
  const signs = files.signs.toSorted((one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency));
  const hasBrands = files.brands.length > 0;
  const serviceList = services.map((one) =>
    pick(one, 'id', 'title', 'description', 'image', 'listsSigns', 'relatedDoctors'),
  );
  const homeServices = services.map((one) => ({
    ...pick(one, 'id', 'title', 'description', 'image', 'listsSigns', 'modal'),
    ...pick(one, 'length', 'drops', 'cost', 'appointmentType', 'appointmentMessage'),
  }));
  const doctorList = doctors.map((one) =>
    pick(one, 'id', 'name', 'surname', 'title', 'image', 'bio', 'languages', 'days'),
  );
  const topicList = topics.map((one) => pick(one, 'slug', 'title', 'category', 'summary'));
  const categories: TopicCategory[] = files.categories.map((category) => ({
    ...category,
    topics: topicList.filter((topic) => topic.category === category.id),
  }));
  const { exam: eyeExam, image: hero } = files.home.hero;
  const { hours: _hours, prices: _prices, ...others } = files;
  return {
    files,
    ...others,
    practice,
    hoursInWords: hoursInWords(practice.hours),
    particulars: particularsOf(files),
    categories,
    categoryIds: categories.map(({ id }) => id),
    services,
    doctors,
    topics,
    serviceList,
    homeServices,
    doctorList,
    topicList,
    signs,
    hasBrands,
    // Another picture has no lenses at these places.
    eyeExam: eyeExam?.picture === hero.file ? eyeExam : null,
    'site-pages': files['site-pages'].filter(({ path }) => hasBrands || path !== '/#recommendations'),
  };
}

let content: Content | undefined;

/** Reads the files of `content/`, once. Throws when one cannot be read; whether they are valid is checked elsewhere. */
export function readContent(): Content {
  content ??= contentOf(readFiles());
  return content;
}
