-- What is stored can be encrypted again with a new secret.

-- Everything that is encrypted, except files that are arriving.
create view requests.encrypted with (security_invoker = true) as
  select 'answers' as kind, reference, 0 as part, 1 as parts, payload as content
    from requests.request where payload is not null
  union all
  select 'file', reference, part, parts, content
    from requests.prescription_part join requests.prescription using (reference);

revoke all on requests.encrypted from public;
grant select on requests.encrypted to contact_function;
grant update (content) on requests.prescription_part to contact_function;
