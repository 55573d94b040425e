-- What is stored can be encrypted again with a new secret.

alter table requests.audit
  drop constraint audit_action_check,
  add constraint audit_action_check
    check (action in ('show', 'file', 'requeue', 'handle', 'release', 'erase', 'wipe', 'rotate'));

-- Everything that is encrypted, except files that are arriving.
create view requests.encrypted with (security_invoker = true) as
  select 'answers' as kind, reference as id, 0 as part, 1 as parts, payload as content
    from requests.request where payload is not null
  union all
  select 'file', reference, part, parts, content
    from requests.prescription_part join requests.prescription using (reference)
  union all
  select 'notice', id::text, 0, 1, content
    from requests.notice where content is not null;

revoke all on requests.encrypted from public;
grant select on requests.encrypted to contact_function;
grant update (content) on requests.prescription_part to contact_function;

create or replace function requests.schema_version() returns text
  language sql immutable
  set search_path = ''
  as $$ select '20261124000100' $$;
