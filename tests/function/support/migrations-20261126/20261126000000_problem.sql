-- A problem of a reminder or a digest has a name of its own, because no patient is waiting for it. A smoke request is no
-- mail that the office misses: a missing one is a problem by itself.
create or replace view requests.problem with (security_invoker = true) as
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
  select 'request not handled', status.reference, status.delivered_at
    from requests.status join requests.outgoing_mail mail using (reference)
    where status.status = 'delivered' and mail.kind = 'second-reminder';

create or replace function requests.schema_version() returns text
  language sql immutable
  set search_path = ''
  as $$ select '20261126000000' $$;
