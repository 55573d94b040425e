import { builtSite } from './built-site.ts';
import { keepEarlierFiles, keptDays } from './earlier-files.ts';

/* Adds the files of the builds of the last 30 days to the built site: keep-earlier-files.ts <folder that keeps them> */

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder that keeps the files between builds: npm run keep:files -- <folder>');
  process.exit(1);
}
const count = await keepEarlierFiles(builtSite, folder, new Date());
console.log(`${count} files of builds that were replaced within ${keptDays} days added to ${builtSite}/assets`);
