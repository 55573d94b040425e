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

-- Alarms that have been raised and whose problem is not over.
create table requests.alarm (
  name text primary key,
  count integer not null,
  raised_at timestamptz not null default requests.clock(),
  due_at timestamptz not null default requests.clock(),
  failure text
);

comment on column requests.alarm.count is 'How many had the problem when it was sent last, or have it now, if fewer';
comment on column requests.alarm.due_at is 'When it is sent, or sent again because its problem is not over';
comment on column requests.alarm.failure is 'Why it could not be sent: a code such as ECONNECT or 503';

-- When a scheduled task was last done.
create table requests.last_run (
  name text primary key check (name in ('maintenance', 'smoke')),
  at timestamptz not null
);

-- Who looked at a request or changed it with `npm run requests`, and why.
create table requests.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default requests.clock(),
  who text not null,
  action text not null check (action in ('show', 'file', 'requeue', 'handle', 'release', 'erase', 'wipe', 'rotate')),
  reference text,
  why text
);

alter table requests.alarm enable row level security;
alter table requests.last_run enable row level security;
alter table requests.audit enable row level security;

revoke all on all tables in schema requests from public;

grant select on requests.status to contact_function;
grant select, insert, update, delete on requests.alarm to contact_function;
grant select, insert, update on requests.last_run to contact_function;
grant select, insert on requests.audit to contact_function;

create policy function_only on requests.alarm to contact_function using (true) with check (true);
create policy function_only on requests.last_run to contact_function using (true) with check (true);
create policy function_only on requests.audit to contact_function using (true) with check (true);
