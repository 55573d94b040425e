/** A page as a host sends it. */
interface SentPage {
  /** By name, as in `headers.json`. */
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** A score, and what reduces it. */
export interface SecurityScore {
  points: number;
  faults: string[];
}

/** The directives of a content-security policy. */
function readPolicy(text: string): Map<string, string[]> {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

const isBroad = (source: string) => /^(?:\*|(?:ftp|https?):(?:\/\/\*(?:\.\*)?)?)$/.test(source);
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
const isUnsafe = (source: string) => isBroad(source) || source === 'data:' || source === "'unsafe-inline'";

function policyPoints(policy: Map<string, string[]>): [points: number, fault?: string] {
  if (policy.size === 0 || policy.has('')) return [-25, 'there is no content-security policy'];
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isPassive = (name: string) => name === 'img-src' || name === 'media-src';
  const active = [...policy].filter(([name]) => !isPassive(name)).flatMap(([, given]) => given);
  const insecure = active.find(isInsecure);
  if (sources('script-src').some(isUnsafe) || sources('object-src').some(isBroad)) {
    return [-20, 'scripts may be inline or come from anywhere'];
  }
  if (insecure) return [-20, `the policy allows ${insecure}, which is not https`];
  if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) return [-10, 'eval is allowed'];
  const image = [...sources('img-src'), ...sources('media-src')].find(isInsecure);
  if (image) return [-10, `the policy allows ${image}, which is not https`];
  if (sources('style-src').some(isUnsafe)) return [0, 'styles may be inline or come from anywhere'];
  const defaults = policy.get('default-src');
  return defaults?.length === 1 && defaults[0] === "'none'" ? [10] : [5, "default-src is not 'none'"];
}

function transportPoints(value = ''): [points: number, fault?: string] {
  const age = Number(/(?:^|;)\s*max-age="?(\d+)/i.exec(value)?.[1] ?? -1);
  if (age < 0) return [-20, 'there is no Strict-Transport-Security'];
  return age < 15_552_000 ? [-10, 'Strict-Transport-Security holds for less than six months'] : [0];
}

function scriptPoints(html: string): [points: number, fault?: string] {
  const others = [...html.matchAll(/<script\b[^>]*\ssrc="((?:[a-z]+:)?\/\/[^"]+)"[^>]*>/g)];
  const unchecked = others.find(([tag]) => !tag.includes(' integrity='))?.[1];
  if (unchecked === undefined) return [0];
  return unchecked.startsWith('https:')
    ? [-5, `${unchecked} is loaded without integrity`]
    : [-50, `${unchecked} is loaded without https or integrity`];
}

const safeReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function referrerPoints(value?: string): [points: number, fault?: string] {
  if (value === undefined) return [0, 'there is no Referrer-Policy'];
  return safeReferrers.includes(value) ? [5] : [-5, `Referrer-Policy is ${value}`];
}

/**
 * The score of a page by the rules of Mozilla's HTTP Observatory (version 5 of its scoring), except cookies, CORS and the
 * redirect to HTTPS, which are not part of a built site: 0 points there. A site served over HTTPS is assumed. Points above
 * 100 only count from 90 points on.
 */
export function securityScore({ headers, html }: SentPage): SecurityScore {
  const policy = readPolicy(headers['Content-Security-Policy'] ?? '');
  const ancestors = policy.get('frame-ancestors');
  const isFramed = ancestors === undefined || ancestors.some(isBroad);
  const hasFrameHeader = /^(?:deny|sameorigin)$/i.test(headers['X-Frame-Options'] ?? '');
  const results: [points: number, fault?: string][] = [
    policyPoints(policy),
    transportPoints(headers['Strict-Transport-Security']),
    scriptPoints(html),
    headers['X-Content-Type-Options'] === 'nosniff' ? [0] : [-5, 'X-Content-Type-Options is not nosniff'],
    isFramed ? [hasFrameHeader ? 0 : -20, 'frame-ancestors allows other sites'] : [5],
    referrerPoints(headers['Referrer-Policy']),
    /^same-(?:origin|site)$/.test(headers['Cross-Origin-Resource-Policy'] ?? '')
      ? [10]
      : [0, 'Cross-Origin-Resource-Policy is missing or open'],
  ];
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0);
  const all = results.map(([points]) => points);
  const base = Math.max(100 + sum(all.filter((points) => points < 0)), 0);
  const faults = results.flatMap(([, fault]) => fault ?? []);
  return { points: base < 90 ? base : base + sum(all.filter((points) => points > 0)), faults };
}
