-- What pages were refused because of a setting is counted for all instances of the function, which may end after each answer.

-- Bounded, because anybody can be refused as often as they like.
create table requests.refusal (
  code text primary key,
  times timestamptz[] not null
);

comment on column requests.refusal.times is 'Of the last three';

alter table requests.refusal enable row level security;
revoke all on requests.refusal from public;
create policy function_only on requests.refusal to contact_function using (true) with check (true);
grant select, insert, update on requests.refusal to contact_function;

comment on column requests.outgoing_mail.due_at is 'Until then it waits, or is leased';
comment on column requests.outgoing_mail.leased_until is 'Written by releases before this one';

-- Mail from the future waits, too: the clock was wrong when it was queued.
create or replace view requests.problem with (security_invoker = true) as
  select 'mail waiting' as name, coalesce(mail.reference, mail.kind) as subject, mail.queued_at as since
    from requests.outgoing_mail mail
    where mail.state = 'waiting'
      and mail.queued_at not between requests.clock() - interval '15 minutes' and requests.clock()
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
      and mail.queued_at <= requests.clock() - interval '2 days'
  union all
  select 'requests refused', code, times[1] from requests.refusal
    where cardinality(times) = 3 and times[3] - times[1] < interval '10 minutes'
      and times[3] > requests.clock() - interval '1 hour'
      and not exists (select from requests.request where received_at > times[1] and not is_smoke);

create or replace function requests.schema_version() returns text
  language sql immutable
  set search_path = ''
  as $$ select '20261130000000' $$;
