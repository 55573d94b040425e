-- What a person has to hear of.

-- What has happened to each request. It is computed, because notices arrive in any order.
create view requests.status with (security_invoker = true) as
  select request.reference, request.type, request.received_at, mail.delivered_at, mail.bounced_at, request.handled_at,
    request.caught_at, request.wiped_at, mail.last_failure, mail.attempts,
    case
      when request.handled_at is not null then 'handled'
      when mail.id is null then 'held'
      when mail.bounced_at is not null then 'bounced'
      else mail.state
    end as status
  from requests.request
  left join requests.outgoing_mail mail on mail.reference = request.reference and mail.kind = 'request'
  where not request.is_smoke;

comment on view requests.status is
  'Each request with its status: waiting, delivered, handled, bounced, dead, or held by the honeypot';

-- What is wrong now. `subject` is the reference of a request, or the kind of another mail.
create view requests.problem with (security_invoker = true) as
  select 'mail waiting' as name, coalesce(mail.reference, mail.kind) as subject, mail.queued_at as since
    from requests.outgoing_mail mail
    where mail.state = 'waiting' and mail.queued_at <= requests.clock() - interval '15 minutes'
  union all
  select 'mail dead', coalesce(mail.reference, mail.kind), mail.queued_at
    from requests.outgoing_mail mail left join requests.request using (reference)
    where mail.state = 'dead' and request.handled_at is null
  union all
  select 'mail bounced', status.reference, status.bounced_at
    from requests.status where status.status = 'bounced'
  union all
  select 'request not handled', status.reference, status.delivered_at
    from requests.status join requests.outgoing_mail mail using (reference)
    where status.status = 'delivered' and mail.kind = 'second-reminder';

-- Alarms that have been raised and whose problem is not over.
create table requests.alarm (
  name text not null,
  subject text not null,
  raised_at timestamptz not null default requests.clock(),
  due_at timestamptz not null default requests.clock(),
  failure text,
  primary key (name, subject)
);

comment on column requests.alarm.due_at is 'When it is sent, or sent again because its problem is not over';
comment on column requests.alarm.failure is 'Why it could not be sent: a code such as ECONNECT or 503';

-- When a scheduled task was last done.
create table requests.last_run (
  name text primary key check (name in ('maintenance', 'smoke')),
  at timestamptz not null
);

-- Notices of the mail provider, as they arrived. `reference` is null when none was found in it.
create table requests.notice (
  id bigint generated always as identity primary key,
  arrived_at timestamptz not null default requests.clock(),
  reference text references requests.request on delete cascade,
  is_bounce boolean not null,
  content bytea
);

comment on column requests.notice.content is 'Encrypted with AES-256-GCM, because it may contain addresses; null after the wipe';

-- Who looked at a request or changed it with `npm run requests`, and why.
create table requests.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default requests.clock(),
  who text not null,
  action text not null check (action in ('show', 'file', 'requeue', 'handle', 'release', 'erase', 'wipe')),
  reference text,
  why text
);

-- The version of this schema, which the function compares with the one it needs.
create function requests.schema_version() returns text
  language sql immutable
  set search_path = ''
  as $$ select '20261123000200' $$;

alter table requests.alarm enable row level security;
alter table requests.last_run enable row level security;
alter table requests.notice enable row level security;
alter table requests.audit enable row level security;

revoke all on all tables in schema requests from public;
revoke all on all functions in schema requests from public;

grant select on requests.status, requests.problem to contact_function;
grant select, insert, update, delete on requests.alarm to contact_function;
grant select, insert, update on requests.last_run, requests.notice to contact_function;
grant select, insert on requests.audit to contact_function;
grant execute on function requests.schema_version() to contact_function;

create policy function_only on requests.alarm to contact_function using (true) with check (true);
create policy function_only on requests.last_run to contact_function using (true) with check (true);
create policy function_only on requests.notice to contact_function using (true) with check (true);
create policy function_only on requests.audit to contact_function using (true) with check (true);
