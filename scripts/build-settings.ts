import { readEnvironment } from '../src/io/environment.ts';
import type { HeaderSettings } from './headers.ts';

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
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
