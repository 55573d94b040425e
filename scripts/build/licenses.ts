import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The licenses that packages of the site and the function may have. */
export const allowedLicenses: readonly string[] =
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause ISC MIT MIT-0 OFL-1.1 Unlicense'.split(' ');

const fontScope = '@fontsource-variable';
const noticesFile = 'licenses.txt';

/** Appends the licenses of the fonts to `licenses.txt`, which Vite has written: it finds only packages with scripts. */
export async function addFontLicenses(dist: string): Promise<void> {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: object };
  for (const name of Object.keys(dependencies).filter((one) => one.startsWith(`${fontScope}/`))) {
    const folder = join('node_modules', name);
    const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const text = await readFile(join(folder, 'LICENSE'), 'utf8');
    await appendFile(join(dist, noticesFile), `\n## ${name} - ${version} (${license})\n\n${text}`);
  }
}

/** What is wrong with the licenses of the built site: packages whose license is not allowed, or no notice of the fonts. */
export async function licenseFaults(dist: string): Promise<string[]> {
  const notices = await readFile(join(dist, noticesFile), 'utf8');
  const packages = [...notices.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)].map(([, name = '', license = '']) => ({
    name,
    license,
  }));
  const fonts = packages.filter(({ name }) => name.startsWith(fontScope));
  return [
    ...packages
      .filter(({ license }) => !allowedLicenses.includes(license))
      .map(
        ({ name, license }) => `${name} has the license ${license}, which scripts/build/licenses.ts does not allow.`,
      ),
    ...(fonts.length === 0 ? [`${noticesFile} has no license of a font.`] : []),
  ];
}
