-- Outgoing mail is more than one mail for each request, and is leased with a token, so that a process that was too slow
-- cannot undo what another one recorded. Attempts that ended without a response are counted.

alter table requests.outgoing_mail
  drop constraint outgoing_mail_pkey,
  add column id bigint generated always as identity primary key,
  add column kind text not null default 'request' check (kind in ('request', 'reminder', 'second-reminder', 'digest')),
  alter column reference drop not null,
  add column day date,
  add constraint outgoing_mail_subject check ((kind = 'digest') = (reference is null) and (kind = 'digest') = (day is not null)),
  add constraint outgoing_mail_once unique (reference, kind),
  add constraint one_digest_a_day unique (day),
  drop constraint outgoing_mail_state_check,
  add constraint outgoing_mail_state_check check (state in ('waiting', 'delivered', 'dead', 'canceled')),
  add column lease uuid,
  add column unconfirmed integer not null default 0,
  add column bounced_at timestamptz;

update requests.outgoing_mail set unconfirmed = 1
where state = 'waiting' and (possible_copy or leased_until is not null);

comment on column requests.outgoing_mail.day is 'The day of a digest, in the time zone of the practice';
comment on column requests.outgoing_mail.lease is 'The token of the process that may send this mail';
comment on column requests.outgoing_mail.unconfirmed is
  'Attempts in which the server got the whole mail and no response was recorded: copies that the office may have';
comment on column requests.outgoing_mail.possible_copy is 'Written by releases before this one; read nowhere';
comment on column requests.outgoing_mail.alarmed_at is 'Written by releases before this one; read nowhere';
comment on column requests.outgoing_mail.bounced_at is 'When a notice arrived that the office did not get this mail';
