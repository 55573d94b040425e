-- What is stored can be encrypted again with a new secret.

alter table requests.audit
  drop constraint audit_action_check,
  add constraint audit_action_check
    check (action in ('show', 'file', 'requeue', 'handle', 'release', 'erase', 'wipe', 'rotate'));

grant update (content) on requests.prescription_part to contact_function;

create or replace function requests.schema_version() returns text
  language sql immutable
  set search_path = ''
  as $$ select '20261124000100' $$;
