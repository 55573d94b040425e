-- A request that nobody handles gets a second reminder, two days after the first.
alter table requests.outgoing_mail
  drop constraint outgoing_mail_kind_check,
  add constraint outgoing_mail_kind_check check (kind in ('request', 'reminder', 'second-reminder', 'digest'));

create or replace function requests.schema_version() returns text
  language sql immutable
  set search_path = ''
  as $$ select '20261129000000' $$;
