import { particulars, topicCategories, topicLoaders } from '../content/index.ts';
import type { CalendarDay } from '../content/types.ts';
import type { Page } from './pages.ts';

/** The days on which pages were last reviewed, by path. Pages without such a day are missing. */
export async function contentDates(): Promise<Map<string, CalendarDay>> {
  const dates = new Map<string, CalendarDay>();
  for (const { id, topics } of topicCategories) {
    for (const { slug } of topics) {
      const topic = await topicLoaders.get(slug)?.();
      const day = topic?.review.lastReviewed;
      if (day) dates.set(`/eye-hub/${id}/${slug}`, day);
    }
  }
  const { accessibilityCheckedOn } = particulars;
  if (accessibilityCheckedOn) dates.set('/accessibility', accessibilityCheckedOn);
  return dates;
}

/** `sitemap.xml`, with the dates of the pages that have one. */
export function siteMap(host: string, pages: readonly Page[], dates: ReadonlyMap<string, CalendarDay>): string {
  const urls = pages
    .filter((page) => page.indexable)
    .map(({ path }) => {
      const day = dates.get(path);
      return `<url><loc>${host}${path}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}
