import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { folders, readFiles } from '#content/files.ts';
import { fileSchemas, folderSchemas } from '#content/schema/content.ts';
import { todayIn } from '#contract/dates.ts';
import { officeStatus, statusText } from '#src/rules/office-hours.ts';
import { fileProblems } from '../content/index.ts';
import { slugOf } from '../content/slugs.ts';
import { expect, type OpenPage, test } from '../fixtures.ts';

/** Writes files into the browser's own file system, which stands in for the folder that a person chooses. */
async function writeFolder(files: readonly (readonly [path: string, text: string])[]): Promise<void> {
  const root = await navigator.storage.getDirectory();
  // The editor wants the folder of a repository.
  await root.getDirectoryHandle('.git', { create: true });
  for (const [path, text] of files) {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    let folder = root;
    for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
    const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await stream.write(text);
    await stream.close();
  }
}

/** A file that the editor has saved. */
const savedFile = (page: Page, path: string) =>
  page.evaluateHandle(async (path) => {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    let folder = await navigator.storage.getDirectory();
    for (const one of folders) folder = await folder.getDirectoryHandle(one);
    return (await folder.getFileHandle(name)).getFile();
  }, path);

/** What the editor has saved in a file of JSON. */
async function saved(page: Page, path: string): Promise<Record<string, unknown>> {
  const file = await savedFile(page, path);
  return JSON.parse(await file.evaluate((file) => file.text()));
}

/** Opens the editor on a phone's screen, with a folder that has these files of the content. */
async function openEditor(openPage: OpenPage, files: readonly string[]): Promise<Page> {
  const page = await openPage(undefined, {
    isolated: true,
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  // Whether GitHub works is asked at the start, and not by a test.
  await page.route('https://www.githubstatus.com/**', (route) => route.fulfill({ json: { status: {} } }));
  await page.goto('/admin/');
  await page.evaluate(
    writeFolder,
    files.map((file) => [file, readFileSync(file, 'utf8')] as const),
  );
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Work with Local Repository' }).tap();
  await expect(page.getByText('Hours and closed days')).toBeVisible();
  return page;
}

test('closes the office today in three presses on a phone', async ({ openPage }) => {
  const page = await openEditor(openPage, ['content/hours.json']);
  await page.getByText('Hours and closed days').tap();
  await page.getByRole('button', { name: /^Add\W+a day/ }).tap();
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Entry saved')).toBeVisible();

  const hours = fileSchemas.hours.parse(await saved(page, 'content/hours.json'));
  const now = new Date();
  const today = todayIn(hours.timeZone, now);
  const { hours: before } = readFiles();
  expect(hours).toEqual({ ...before, exceptions: [{ day: today, name: 'Special hours' }, ...before.exceptions] });
  expect(fileProblems({ ...readFiles(), hours }, now)).toEqual([]);
  expect(officeStatus(hours, now).isOpen).toBe(false);
  expect(statusText(hours, now)).toMatch(/^Closed/);
});

test('changes the title of an entry of each folder, and nothing else of it', async ({ openPage }) => {
  const entries = folders.map((folder) => {
    const [entry] = readFiles()[folder];
    if (!entry) throw new Error(`There is no entry in ${folder}`);
    const id = 'id' in entry ? entry.id : entry.slug;
    return { folder, entry, id, path: `content/${folder}/${id}.json` };
  });
  const page = await openEditor(
    openPage,
    entries.map(({ path }) => path),
  );
  for (const { folder, entry, id, path } of entries) {
    await page.evaluate((address) => location.assign(address), `#/collections/${folder}/entries/${id}`);
    const label = folder === 'doctors' ? 'Name' : 'Title';
    await page.getByRole('textbox', { name: label, exact: true }).first().fill('Changed');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText('Entry saved')).toBeVisible();

    const file = await saved(page, path);
    expect(file).toMatchObject({ [label.toLowerCase()]: 'Changed' });
    const original = 'name' in entry ? { name: entry.name } : { title: entry.title };
    expect(folderSchemas[folder].parse({ ...entryId(folder, id), ...file, ...original })).toEqual(entry);
    await expect(page.getByText('Entry saved')).toBeHidden();
  }
});

const entryId = (folder: string, id: string) => (folder === 'topics' ? { slug: id } : { id });

test('adds a doctor with a photo from a phone, in files of the names that the site knows', async ({ openPage }) => {
  const page = await openEditor(openPage, ['content/hours.json']);
  await page.evaluate(() => location.assign('#/collections/doctors/new'));
  const fill = (label: string, words: string) =>
    page.getByRole('textbox', { name: label, exact: true }).last().fill(words);
  const add = async (list: string, words: string) => {
    const field = page.getByRole('group', { name: new RegExp(list) });
    await field.getByRole('button', { name: /^Add/ }).tap();
    await field.getByRole('textbox').fill(words);
  };
  // In the order of the form, whose fields are rendered when they come near.
  await fill('Name', "Dr. Inés O'Neil");
  await fill('Surname', "O'Neil");
  await fill('Title', 'Optometrist');
  await fill('In words', 'A smile.');
  await fill('In short', 'She helps people with dry eye.');
  await add('Languages', 'English');
  // A list that opens while the form is being rendered can close by itself.
  await expect(async () => {
    await page.getByRole('combobox').first().tap();
    await page.getByRole('option', { name: 'Monday' }).tap({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('spinbutton').first().fill('6');
  await add('About the doctor', 'She likes puzzles.');
  await fill('Degree', 'Doctor of Optometry');
  await add('Specialties', 'Dry eye');
  await fill('Title in search results', 'Our new doctor');
  await fill('Text in search results', 'She has joined us.');

  await page.getByRole('button', { name: 'Browse' }).tap();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).tap();
  const buffer = await sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#aa8877' } })
    .jpeg()
    .toBuffer();
  await (await chooser).setFiles({ name: 'IMG_1234.JPG', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Insert' }).tap();
  await expect(page.getByRole('button', { name: 'Replace Image' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Entry saved')).toBeVisible();

  const id = slugOf("Dr. Inés O'Neil");
  const doctor = folderSchemas.doctors.parse({ id, ...(await saved(page, `content/doctors/${id}.json`)) });
  expect(doctor).toMatchObject({ languages: ['English'], order: 6, days: ['Monday'] });
  expect(doctor.image.file).toBe('/pictures/doctors/img_1234.webp');
  const picture = await savedFile(page, `content${doctor.image.file}`);
  expect(await picture.evaluate(async (file) => (await createImageBitmap(file)).width)).toBe(2048);
});
