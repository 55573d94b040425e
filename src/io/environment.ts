/** Where the site's backend answers, and the key that says which project is asked. Neither is a secret. */
export interface Environment {
  /** Without a slash at the end. */
  supabaseUrl: string;
  supabasePublishableKey: string;
}

/** What suits `npm start`. */
const local: Environment = {
  supabaseUrl: 'http://127.0.0.1:54321',
  supabasePublishableKey: 'local-publishable-key',
};

/**
 * Reads the site's settings; what is not set gets the value that suits `npm start`. Throws an error that names the
 * setting when one cannot be meant.
 * @param values the environment's variables by name
 */
export function readEnvironment(values: Readonly<Record<string, unknown>>): Environment {
  return {
    supabaseUrl: readAddress('VITE_SUPABASE_URL', values, local.supabaseUrl),
    supabasePublishableKey: readKey('VITE_SUPABASE_PUBLISHABLE_KEY', values, local.supabasePublishableKey),
  };
}

function readAddress(name: string, values: Readonly<Record<string, unknown>>, otherwise: string): string {
  const text = readText(name, values, otherwise);
  const url = addressIn(text);
  const usable = url !== null && ['http:', 'https:'].includes(url.protocol) && url.search === '' && url.hash === '';
  if (!usable) throw new Error(`${name} must be an http or https address, such as ${otherwise}. It is "${text}".`);
  return text.replace(/\/+$/, '');
}

// URL.canParse and URL.parse would say it in a word, but Safari knows them from 17 and 18 on.
function addressIn(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function readKey(name: string, values: Readonly<Record<string, unknown>>, otherwise: string): string {
  const text = readText(name, values, otherwise);
  if (!/^[\w.-]+$/.test(text)) throw new Error(`${name} must be a publishable key: letters, digits, "_", "-" and "."`);
  if (/^sb_secret_/.test(text)) throw new Error(`${name} holds a secret key. It would be readable by every visitor.`);
  return text;
}

function readText(name: string, values: Readonly<Record<string, unknown>>, otherwise: string): string {
  const value = values[name] ?? otherwise;
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`${name} is set but empty`);
  return value.trim();
}
