-- The desk, where the people of the office see what is open: who may use it, and what they note.

create table requests.staff (
  email text primary key check (email = lower(email)),
  added_at timestamptz not null default requests.clock(),
  second_factor_at timestamptz
);

comment on column requests.staff.second_factor_at is
  'When this account first signed in with a second factor; it has to ever since';

create table requests.note (
  reference text not null references requests.request on delete cascade,
  part integer not null,
  at timestamptz not null default requests.clock(),
  who text not null,
  content bytea not null,
  primary key (reference, part)
);

comment on column requests.note.content is 'Encrypted with AES-256-GCM; deleted with what the patient wrote';

alter table requests.audit
  drop constraint audit_action_check,
  add constraint audit_action_check check (action in (
    'list', 'show', 'file', 'take', 'note', 'requeue', 'handle', 'undo', 'release', 'erase', 'wipe', 'rotate', 'staff'
  ));
create index audit_reference on requests.audit (reference, id);

create or replace view requests.encrypted with (security_invoker = true) as
  select 'answers' as kind, reference, 0 as part, 1 as parts, payload as content
    from requests.request where payload is not null
  union all
  select 'file', reference, part, parts, content
    from requests.prescription_part join requests.prescription using (reference)
  union all
  select 'note', reference, part, 1, content from requests.note;

alter table requests.staff enable row level security;
alter table requests.note enable row level security;
create policy function_only on requests.staff to contact_function using (true) with check (true);
create policy function_only on requests.note to contact_function using (true) with check (true);

revoke all on requests.staff, requests.note from public;
-- Only the owner of the database adds and removes accounts.
grant select, update (second_factor_at) on requests.staff to contact_function;
grant select, insert, delete, update (content) on requests.note to contact_function;

-- A dead digest is over with the next one.
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
      and (mail.kind <> 'digest' or mail.queued_at > requests.clock() - interval '1 day')
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
  as $$ select '20261201000000' $$;
