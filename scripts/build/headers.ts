import { readEnvironment } from '#src/io/environment.ts';
import { readDeskSetting } from './desk-setting.ts';
import { readEditorSettings } from './editor-settings.ts';

/** The page-dependent sources of the content-security policy, known after prerendering. */
export interface PolicySources {
  /** Inline scripts of the prerendered pages, as `sha256-…` without quotes. */
  scriptHashes: ReadonlySet<string>;
  /** Inline style elements of the prerendered pages, as `sha256-…` without quotes. */
  styleHashes: ReadonlySet<string>;
  /** An address of the function's host. */
  functionUrl: string;
}

/** What the owner decides about the headers. */
export interface HeaderSettings {
  /** Whether browsers use HTTPS for all subdomains of the site's host as well. */
  hstsSubdomains: boolean;
  /** Where browsers report violations of the content-security policy: an https URL, or `null` for nowhere. */
  reportUrl: string | null;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** What the names of the settings for headers begin with. */
export const headerSettingPrefix = 'HEADERS_';

/** Reads the settings for the site's headers. Throws an error that names the setting when one is invalid. */
export function readHeaderSettings(variables: Variables): HeaderSettings {
  const { HEADERS_HSTS_SUBDOMAINS: subdomains = 'no', HEADERS_REPORT_URL: reportUrl = '' } = variables;
  if (!['', 'no', 'yes'].includes(subdomains)) {
    throw new Error(`HEADERS_HSTS_SUBDOMAINS must be "yes" or "no". It is "${subdomains}".`);
  }
  // A comma or semicolon would end the value in a header.
  if (reportUrl !== '' && !(/^https:\/\/[^\s,;"'$`{}]+$/.test(reportUrl) && URL.canParse(reportUrl))) {
    throw new Error(`HEADERS_REPORT_URL must be an https URL without , ; " ' $ \` { }. It is "${reportUrl}".`);
  }
  return { hstsSubdomains: subdomains === 'yes', reportUrl: reportUrl === '' ? null : reportUrl };
}

/**
 * The hosts of the translation service, used after a visitor has chosen a language. Scripts are allowed by path, because
 * other paths of these hosts return JSONP, which could run any code.
 */
const translation = {
  scripts: [
    'https://translate.google.com/translate_a/element.js',
    'https://translate.googleapis.com/_/translate_http/',
    'https://translate-pa.googleapis.com/v1/',
  ],
  styles: ['https://www.gstatic.com', 'https://translate.googleapis.com'],
  images: [
    'https://www.gstatic.com',
    'https://fonts.gstatic.com',
    'https://translate.google.com',
    'https://www.google.com',
  ],
  connections: ['https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
} as const;

const mapFrame = 'https://www.google.com';

/** The path of the owner's editor, without a slash at the end. */
export const editorPath = '/admin';

/** What the editor needs: its own files, styles that it writes itself, pictures that are being chosen, and GitHub. */
const editorPolicy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https://avatars.githubusercontent.com'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", 'data:', 'blob:', 'https://api.github.com', 'https://www.githubstatus.com'],
  'worker-src': ["'self'", 'blob:'],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** The path of the office's desk, without a slash at the end. */
export const deskPath = '/desk';

/** What the desk needs: its own files, the picture of a second factor, and the host of the function and of the accounts. */
const deskPolicy = (functionUrl: string): Readonly<Record<string, readonly string[]>> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': [new URL(functionUrl).origin],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The name of the endpoint for reports. */
const endpoint = 'policy';

const quoted = (hashes: ReadonlySet<string>): string[] => [...hashes].sort().map((hash) => `'${hash}'`);

const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** The content-security policy of every page: nothing by default, plus what the site uses. */
function contentSecurityPolicy(
  { scriptHashes, styleHashes, functionUrl }: PolicySources,
  reportUrl: string | null,
): string {
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...translation.scripts],
    'style-src': ["'self'", ...quoted(styleHashes), ...translation.styles],
    'img-src': ["'self'", 'data:', 'blob:', ...translation.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", new URL(functionUrl).origin, ...translation.connections],
    'frame-src': [mapFrame],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Browsers that know report-to ignore report-uri.
    ...(reportUrl === null ? {} : { 'report-uri': [reportUrl], 'report-to': [endpoint] }),
  });
}

/** The headers of the owner's editor that differ from those of the site, by name. It signs in with a window at GitHub. */
export const editorHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policyText(editorPolicy),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex',
};

/** The headers of the desk that differ from those of the site, by name. */
export const deskHeaders = (functionUrl: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policyText(deskPolicy(functionUrl)),
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

/** The headers of the site, by name. They are the same for all pages, so that any static host can send them. */
export function siteHeaders(
  sources: PolicySources,
  { hstsSubdomains, reportUrl }: HeaderSettings,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(sources, reportUrl),
    'Strict-Transport-Security': `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(reportUrl === null ? {} : { 'Reporting-Endpoints': `${endpoint}="${reportUrl}"` }),
  };
}

/**
 * Why the site cannot be built with these settings, or could not reach its function, one line for each reason.
 * @param variables the settings of the build
 * @param example the variables of `.env.example`, whose values are placeholders
 */
export function buildSettingFaults(variables: Variables, example: Variables): string[] {
  const unset = Object.entries(example)
    .filter(([name, placeholder]) => variables[name] === undefined || variables[name] === placeholder)
    .map(([name]) => `${name} is ${variables[name] === undefined ? 'not set' : 'still that of .env.example'}.`);
  if (unset.length > 0) return unset;
  try {
    readEnvironment(variables);
    readHeaderSettings(variables);
    readEditorSettings(variables);
    readDeskSetting(variables);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
