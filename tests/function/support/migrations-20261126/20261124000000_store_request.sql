-- Stores a request in one statement, because a transaction pooler may not keep a connection for several.

-- Files that are arriving. Their parts are stored first, one by one, and move with the request. Unlogged: after a crash
-- of the database they belong to nothing.
create unlogged table requests.upload_part (
  upload uuid not null,
  part integer not null,
  content bytea not null,
  stored_at timestamptz not null default requests.clock(),
  primary key (upload, part)
);

comment on column requests.upload_part.content is
  'A piece of the file, encrypted with AES-256-GCM; deleted after an hour when its request was not stored';

alter table requests.upload_part enable row level security;
create policy function_only on requests.upload_part to contact_function using (true) with check (true);
grant select, insert, delete on requests.upload_part to contact_function;

-- The wipe looks at nothing else.
create index request_not_wiped on requests.request (reference) where wiped_at is null;

-- A client with at most two requests in the hour is not refused because of others, until there are five times the limit.
create function requests.retry_after(
  address bytea, network bytea, per_address integer, per_network integer, overall integer, adding integer
) returns integer
  language sql stable
  set search_path = ''
  as $$
    with clock as (select now, date_trunc('hour', now) as start from requests.clock() as now),
    counted as (
      select
        adding + coalesce((select requests from requests.sender where sender = address and hour = start), 0) as own,
        adding + coalesce((select requests from requests.sender where sender = network and hour = start), 0) as near
      from clock
    ),
    allowed as (
      select case when address is not null and own <= 2 then 5 * overall else overall end as most from counted
    )
    select greatest(1, ceil(extract(epoch from start + interval '1 hour' - now))::integer)
    from clock, counted, allowed
    where (address is not null and own > per_address)
      or (per_network > 0 and near > per_network)
      or (overall > 0 and most < adding + (
        select count(*) from (select from requests.request where received_at >= start limit most + 1) as recent
      ))
  $$;

comment on function requests.retry_after is
  'The seconds until the next hour when `adding` more requests exceed a limit; null when they do not';

create function requests.store_request(
  reference text, type text, idempotency_key text, fingerprint bytea, payload bytea, is_caught boolean,
  is_smoke boolean, upload uuid, kind text, parts integer,
  address bytea, network bytea, per_address integer, per_network integer, overall integer
) returns table (outcome text, known_reference text, known_fingerprint bytea, seconds integer)
  language plpgsql
  set search_path = ''
  as $$
    declare
      moved integer;
    begin
      insert into requests.request (reference, type, idempotency_key, fingerprint, payload, is_smoke, caught_at)
      values (reference, type, idempotency_key, fingerprint, payload, is_smoke,
        case when is_caught then requests.clock() end)
      on conflict do nothing;
      if not found then
        delete from requests.upload_part where upload_part.upload = store_request.upload;
        return query select 'known', request.reference, request.fingerprint, null::integer
          from requests.request where request.idempotency_key = store_request.idempotency_key;
        if not found then
          return query values ('reference-taken', null, null::bytea, null::integer);
        end if;
        return;
      end if;

      insert into requests.sender (sender, hour, requests)
      select counted.sender, date_trunc('hour', requests.clock()), 1
      from (values (1, address), (2, network)) as counted (place, sender)
      where counted.sender is not null
      order by place
      on conflict (sender, hour) do update set requests = sender.requests + 1;
      seconds := requests.retry_after(address, network, per_address, per_network, overall, 0);
      if seconds is not null then
        raise configuration_limit_exceeded;
      end if;

      if upload is not null then
        insert into requests.prescription (reference, kind, verified, parts) values (reference, kind, true, parts);
        with arrived as (
          delete from requests.upload_part where upload_part.upload = store_request.upload
          returning part, content
        )
        insert into requests.prescription_part (reference, part, content)
        select store_request.reference, arrived.part, arrived.content from arrived;
        get diagnostics moved = row_count;
        if moved <> parts then
          raise exception 'parts of the file are missing';
        end if;
      end if;
      if not is_caught then
        insert into requests.outgoing_mail (reference) values (reference);
      end if;
      return query values ('stored', null, null::bytea, null::integer);
    exception
      when configuration_limit_exceeded then
        delete from requests.upload_part where upload_part.upload = store_request.upload;
        return query values ('limited', null, null::bytea, seconds);
    end
  $$;

comment on function requests.store_request is 'Stores a request with its file, queues its mail, and counts it for the limits';

revoke all on function requests.retry_after, requests.store_request from public;
grant execute on function requests.retry_after, requests.store_request to contact_function;
