-- Calls the function every minute, so that it retries failed mail even when there are no requests. This needs pg_cron
-- and pg_net, which hosted Supabase has; elsewhere this migration does nothing, and the function's own timer does the
-- same. The function's URL and the site's publishable key are read from the vault at each run, under the names
-- `contact_function_url` and `contact_function_key`.

do $migration$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    raise notice 'pg_cron, pg_net or the vault is missing: the function has to wake itself';
    return;
  end if;

  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  perform cron.schedule(
    'send-waiting-mail',
    '* * * * *',
    $job$
      select net.http_post(
        url := address.decrypted_secret || '/wake-up',
        headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', key.decrypted_secret),
        body := '{}'::jsonb
      )
      from vault.decrypted_secrets address, vault.decrypted_secrets key
      where address.name = 'contact_function_url' and key.name = 'contact_function_key'
    $job$
  );
end
$migration$;
