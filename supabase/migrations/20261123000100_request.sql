-- What happens to a request after it is stored, beside its mail.

alter table requests.request
  add column caught_at timestamptz,
  add column handled_at timestamptz,
  add column is_smoke boolean not null default false;

comment on column requests.request.caught_at is
  'When the honeypot caught this request, which is kept and mailed to nobody; null for all others';
comment on column requests.request.handled_at is 'When somebody at the office marked this request as handled';
comment on column requests.request.is_smoke is 'A request that the function sends to itself, to test the whole way';

-- Mails of earlier releases have no link to mark their request as handled. Their patients were promised a wipe seven
-- days after delivery.
update requests.request set handled_at = mail.delivered_at
from requests.outgoing_mail mail
where mail.reference = request.reference and mail.state = 'delivered';

-- Requests that the honeypot caught used to be counted only.
drop table requests.counter;
