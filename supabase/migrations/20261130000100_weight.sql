-- A file counts for the limit of all addresses as it does for that of one: as one more request for each megabyte.

create function requests.weight_of_hour(most integer) returns integer
  language sql stable
  set search_path = ''
  as $$
    select coalesce(sum(weight), 0)::integer from (
      select 1 + coalesce(parts, 0) / 4 as weight
      from requests.request left join requests.prescription using (reference)
      where received_at >= date_trunc('hour', requests.clock())
      limit most + 1
    ) as recent
  $$;

comment on function requests.weight_of_hour is 'The requests of this hour with their files, counted until they exceed `most`';

create or replace function requests.retry_after(
  address bytea, network bytea, per_address integer, per_network integer, overall integer, adding integer
) returns integer
  language sql stable
  set search_path = ''
  as $$
    with clock as (select now, date_trunc('hour', now) as start from requests.clock() as now),
    counted as (
      select
        adding + coalesce((select requests from requests.sender where sender = address and hour = start), 0) as own,
        adding + coalesce((select requests from requests.sender where sender = network and hour = start), 0) as near,
        adding + coalesce((select sum(requests) from requests.sender where sender = address), 0) as own_today,
        adding + coalesce((select sum(requests) from requests.sender where sender = network), 0) as near_today
      from clock
    )
    select greatest(1, ceil(extract(epoch from start + interval '1 hour' - now))::integer)
    from clock, counted
    where (address is not null and (own > per_address or own_today > 4 * per_address))
      or (per_network > 0 and (near > per_network or near_today > 4 * per_network))
      or (overall > 0 and overall < adding + requests.weight_of_hour(overall))
  $$;

revoke all on function requests.weight_of_hour from public;
grant execute on function requests.weight_of_hour to contact_function;

create or replace function requests.schema_version() returns text
  language sql immutable
  set search_path = ''
  as $$ select '20261130000100' $$;
