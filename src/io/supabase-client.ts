import { createClient } from '@supabase/supabase-js';
import { readEnvironment } from './environment.ts';

const { supabaseUrl, supabasePublishableKey } = readEnvironment(import.meta.env);

/**
 * The Supabase client, created when this module is first loaded. A session, if there ever is one, is kept in the
 * browser's storage, or in memory when storage is denied.
 */
export const supabase = createClient(supabaseUrl, supabasePublishableKey, {
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
});
