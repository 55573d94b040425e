import { createClient } from '@supabase/supabase-js';
import { readEnvironment } from './environment.ts';

const { supabaseUrl, supabasePublishableKey } = readEnvironment(import.meta.env);

/**
 * The one client of the hosted backend, made when this module is first loaded. A session, if there ever is one, is kept
 * in the browser's storage and refreshed by itself; where the browser refuses storage it lives in memory.
 */
export const supabase = createClient(supabaseUrl, supabasePublishableKey, {
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
});
