import { readEnvironment } from './environment.ts';
import { readStored } from './storage.ts';

/** Whether somebody is signed in at the desk in this browser: the name under which Supabase's client keeps the session. */
export function hasAccountSession(): boolean {
  const { supabaseUrl } = readEnvironment(import.meta.env);
  const [project] = new URL(supabaseUrl).hostname.split('.');
  return readStored(`sb-${project}-auth-token`) !== null;
}
