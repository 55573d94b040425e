import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { securityScore } from './security-score.ts';

/** The least that a page may score with a backend that is https. */
const leastPoints = 130;

/**
 * The security score of the page with the fewest points of the site built in `dist`, in words. It is too low below 130
 * points, unless only because the backend is not https, as on this machine.
 */
export async function siteScore(dist: string): Promise<{ isTooLow: boolean; text: string }> {
  const headers: Record<string, string> = JSON.parse(await readFile(join(dist, 'headers.json'), 'utf8'));
  const pages = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
  const scores = await Promise.all(
    pages.map(async (page) => ({
      page,
      ...securityScore({ headers, html: await readFile(join(dist, page), 'utf8') }),
    })),
  );
  const [worst] = scores.sort((one, other) => one.points - other.points);
  if (worst === undefined) throw new Error(`${dist} contains no page.`);
  const { page, points, faults } = worst;
  const isLocal = faults.length > 0 && faults.every((fault) => fault.startsWith('the policy allows http:'));
  const text = `Security headers: ${points} points of Mozilla's HTTP Observatory`;
  if (points >= leastPoints) return { isTooLow: false, text: `${text} on every page` };
  const reason = `${text} on ${page}: ${faults.join('; ')}.`;
  return isLocal
    ? { isTooLow: false, text: `${reason} Deploy only a build whose VITE_SUPABASE_URL is https.` }
    : { isTooLow: true, text: `${reason} A build needs ${leastPoints}.` };
}
