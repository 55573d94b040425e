-- The roles and default grants that every hosted Supabase database has, for a local one. Run by the superuser, once.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit password 'postgres';
grant anon, authenticated, service_role to authenticator;

-- Migrations are run by a role that is not a superuser, as on hosted Supabase.
create role postgres login createdb createrole replication bypassrls password 'postgres';
grant anon, authenticated, service_role to postgres;
grant create on database postgres to postgres;
alter schema public owner to postgres;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;

create schema supabase_migrations authorization postgres;
create table supabase_migrations.schema_migrations (version text primary key, name text);
alter table supabase_migrations.schema_migrations owner to postgres;
