-- The schedule calls the function with a secret of its own, which the vault has under the name
-- `contact_function_wake_up_secret`; the publishable key is known to everybody. What the schedule records about itself is
-- deleted after a week. See 20260101000100_sweep.sql.

do $migration$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return;
  end if;

  perform cron.schedule(
    'send-waiting-mail',
    '* * * * *',
    $job$
      select net.http_post(
        url := address.decrypted_secret || '/wake-up',
        headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', key.decrypted_secret,
          'Authorization', 'Bearer ' || coalesce(secret.decrypted_secret, '')),
        body := '{}'::jsonb
      )
      from vault.decrypted_secrets address
      join vault.decrypted_secrets key on key.name = 'contact_function_key'
      left join vault.decrypted_secrets secret on secret.name = 'contact_function_wake_up_secret'
      where address.name = 'contact_function_url'
    $job$
  );
  perform cron.schedule(
    'forget-old-runs',
    '17 4 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days'''
  );
end
$migration$;

create or replace function requests.schema_version() returns text
  language sql immutable
  set search_path = ''
  as $$ select '20261123000300' $$;
