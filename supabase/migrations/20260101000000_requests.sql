-- Requests and the mail that reports them to the office. The schema is private: the API does not expose it, and only
-- the function's own role can use it.

create schema requests;
revoke all on schema requests from public;

-- The function's role. It cannot log in until an operator gives it a password.
create role contact_function nologin noinherit;
alter role contact_function set statement_timeout = '8s';
alter role contact_function set idle_in_transaction_session_timeout = '10s';

grant usage on schema requests to contact_function;

-- The only clock for leases, backoff, limits and the wipe. Tests replace it.
create function requests.clock() returns timestamptz
  language sql stable
  set search_path = ''
  as $$ select clock_timestamp() $$;

create table requests.request (
  reference text primary key check (reference ~ '^R-[0-9A-Z]{6}$'),
  type text not null check (type in ('appointment', 'inquiry', 'contact-lens')),
  idempotency_key text unique,
  fingerprint bytea not null,
  payload bytea,
  received_at timestamptz not null default requests.clock(),
  wiped_at timestamptz,
  check ((payload is null) = (wiped_at is not null))
);

comment on column requests.request.fingerprint is 'HMAC of the body as it arrived; it outlives the wipe';
comment on column requests.request.payload is 'The fields as JSON, encrypted with AES-256-GCM; null after the wipe';

create index request_received_at on requests.request (received_at);

create table requests.prescription (
  reference text primary key references requests.request on delete cascade,
  kind text not null check (kind in ('pdf', 'jpg', 'png')),
  verified boolean not null,
  parts integer not null check (parts > 0)
);

comment on column requests.prescription.verified is 'Whether the bytes were recognized as the kind they claim to be';

create table requests.prescription_part (
  reference text not null references requests.prescription on delete cascade,
  part integer not null,
  content bytea not null,
  primary key (reference, part)
);

comment on column requests.prescription_part.content is 'A piece of the file, encrypted with AES-256-GCM; deleted by the wipe';

create table requests.outgoing_mail (
  reference text primary key references requests.request on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
  queued_at timestamptz not null default requests.clock(),
  due_at timestamptz not null default requests.clock(),
  leased_until timestamptz,
  attempts integer not null default 0,
  possible_copy boolean not null default false,
  last_failure text,
  delivered_at timestamptz,
  alarmed_at timestamptz
);

comment on column requests.outgoing_mail.possible_copy is 'An attempt ended without an answer, so the office may already have this mail';
comment on column requests.outgoing_mail.last_failure is 'A code such as ECONNECTION or 550, never a server''s own words';

create index outgoing_mail_due on requests.outgoing_mail (due_at) where state = 'waiting';
create index outgoing_mail_delivered on requests.outgoing_mail (delivered_at) where state = 'delivered';

-- Requests per client and hour. `sender` is an HMAC of the client's address with a key that changes daily; the address
-- is not stored.
create table requests.sender (
  sender bytea not null,
  hour timestamptz not null,
  requests integer not null,
  primary key (sender, hour)
);

create table requests.counter (
  name text not null,
  day date not null,
  count bigint not null,
  primary key (name, day)
);

alter table requests.request enable row level security;
alter table requests.prescription enable row level security;
alter table requests.prescription_part enable row level security;
alter table requests.outgoing_mail enable row level security;
alter table requests.sender enable row level security;
alter table requests.counter enable row level security;

revoke all on all tables in schema requests from public;
revoke all on all functions in schema requests from public;

grant execute on function requests.clock() to contact_function;
grant select, insert, update on requests.request to contact_function;
grant select, insert, delete on requests.prescription to contact_function;
grant select, insert on requests.prescription_part to contact_function;
grant select, insert, update on requests.outgoing_mail to contact_function;
grant select, insert, update, delete on requests.sender to contact_function;
grant select, insert, update on requests.counter to contact_function;

create policy function_only on requests.request to contact_function using (true) with check (true);
create policy function_only on requests.prescription to contact_function using (true) with check (true);
create policy function_only on requests.prescription_part to contact_function using (true) with check (true);
create policy function_only on requests.outgoing_mail to contact_function using (true) with check (true);
create policy function_only on requests.sender to contact_function using (true) with check (true);
create policy function_only on requests.counter to contact_function using (true) with check (true);
