-- What a person has to hear of, once for each problem, however many requests have it. A problem of a reminder or a digest
-- has a name of its own, because no patient is waiting for it. A smoke request is no mail that the office misses: a missing
-- one is a problem by itself.
create view requests.problem with (security_invoker = true) as
  select 'mail waiting' as name, coalesce(mail.reference, mail.kind) as subject, mail.queued_at as since
    from requests.outgoing_mail mail
    where mail.state = 'waiting' and mail.queued_at <= requests.clock() - interval '15 minutes'
  union all
  select case mail.kind when 'request' then 'mail dead' when 'digest' then 'digest dead' else 'reminder dead' end,
      coalesce(mail.reference, mail.kind), mail.queued_at
    from requests.outgoing_mail mail left join requests.request using (reference)
    where mail.state = 'dead' and request.handled_at is null and request.is_smoke is not true
  union all
  select 'mail bounced', status.reference, status.bounced_at
    from requests.status where status.status = 'bounced'
  union all
  select case when status.delivered_at <= requests.clock() - interval '23 days'
      then 'request wiped soon' else 'request not handled' end, status.reference, status.delivered_at
    from requests.status join requests.outgoing_mail mail using (reference)
    where status.status = 'delivered' and status.wiped_at is null and mail.kind = 'reminder'
      and mail.queued_at <= requests.clock() - interval '2 days';

-- Fails when no request can be stored, such as on a full disk: stores one that needs a new page, and takes it back.
create function requests.prove_store() returns void
  language plpgsql
  set search_path = ''
  as $$
    begin
      perform requests.store_request('R-000000', 'inquiry', null, '',
        (select string_agg(sha256(random()::text::bytea), '') from generate_series(1, 300)),
        false, false, null, null, null, null, null, 0, 0, 0);
      raise sqlstate 'TAKEN';
    exception when sqlstate 'TAKEN' then null;
    end
  $$;

-- The version of this schema, which the function compares with the one it needs.
create function requests.schema_version() returns text
  language sql immutable
  set search_path = ''
  as $$ select '20261127000000' $$;

revoke all on requests.problem from public;
revoke all on function requests.prove_store, requests.schema_version from public;
grant select on requests.problem to contact_function;
grant execute on function requests.prove_store, requests.schema_version to contact_function;
