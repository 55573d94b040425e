-- The path of a request after it is stored: a mail is leased with a token, so that a process that was too slow cannot
-- undo what another one recorded, and the attempts that ended without a response are counted.

alter table requests.outgoing_mail
  drop constraint outgoing_mail_pkey,
  add column id bigint generated always as identity primary key,
  add column lease uuid,
  add column unconfirmed integer not null default 0,
  add constraint outgoing_mail_once unique (reference);

update requests.outgoing_mail set unconfirmed = 1
where state = 'waiting' and (possible_copy or leased_until is not null);

comment on column requests.outgoing_mail.lease is 'The token of the process that may send this mail';
comment on column requests.outgoing_mail.unconfirmed is
  'Attempts in which the server got the whole mail and no response was recorded: copies that the office may have';
comment on column requests.outgoing_mail.possible_copy is 'Written by releases before this one; read nowhere';

-- Requests with a filled honeypot are kept, and nobody is mailed. They used to be counted only.
alter table requests.request add column caught_at timestamptz;
comment on column requests.request.caught_at is 'When the honeypot caught this request; null for all others';
drop table requests.counter;
