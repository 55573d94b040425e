import { createClient } from '@supabase/supabase-js';
import { readEnvironment } from './environment.ts';

const { supabaseUrl, supabasePublishableKey } = readEnvironment(import.meta.env);

/**
 * The Supabase client for accounts, which no page of patients loads. The session is in the browser's storage, or in memory
 * if it is denied.
 */
export const supabase = createClient(supabaseUrl, supabasePublishableKey, {
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
});
