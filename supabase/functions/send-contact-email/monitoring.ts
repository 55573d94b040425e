import type { RequestType } from '../_shared/requests/index.ts';
import type { RequestsDatabase, Sql } from './database.ts';
import type { Settings } from './settings.ts';

/** The last migration that this version of the function needs. */
export const neededSchema = '20261126000000';

/** How often the function sends a request to itself, in hours. */
const smokeHours = 6;

/** Something that is wrong now. `subject` is the reference of a request, the kind of another mail, or ''. */
export interface Problem {
  name: string;
  subject: string;
  since: Date;
}

/** An alarm that is due. */
export interface Alarm extends Problem {
  /** Whether it was raised more than 12 hours ago. */
  isRepeated: boolean;
}

/** The state of the function, without anything personal. */
export interface Health {
  status: 'ok' | 'failing';
  /** What is wrong, with the number of cases and the time of the oldest. */
  problems: { name: string; count: number; since: Date }[];
  schema: string;
  /** Mails that wait to be sent. */
  waiting: number;
  /** The age of the oldest of them. */
  oldestWaitingSeconds: number;
  /** When the scheduled tasks were last done; null when they never were. */
  lastMaintenance: Date | null;
  /** When a smoke request last worked end to end, or since when the first is awaited. */
  lastSmoke: Date | null;
}

/** The figures of a digest: what came since the last one, and what is open now. */
export interface Figures {
  received: Record<RequestType, number>;
  caught: number;
  /** References, the oldest first. */
  notHandled: string[];
  bounced: string[];
  dead: string[];
}

/** Monitoring: health, reminders, alarms and scheduled tasks. */
export interface Monitoring {
  health(): Promise<Health>;
  /** Queues the reminders and the digest that are due. */
  queueNotices(): Promise<void>;
  figures(until: Date): Promise<Figures>;
  /**
   * Alarms to be sent now. Each is returned again after a day, or five minutes after a failure, or after a minute when
   * `alarmEnded` is not called.
   */
  dueAlarms(): Promise<Alarm[]>;
  /** Records how sending an alarm ended: `failure` is null when it was sent. */
  alarmEnded(alarm: Problem, failure: string | null): Promise<void>;
  /** Whether a smoke request is due. */
  isSmokeDue(): Promise<boolean>;
  /** Records that a scheduled task was done. */
  done(task: 'maintenance' | 'smoke'): Promise<void>;
}

type MonitoringSettings = Pick<Settings, 'timeZone' | 'expectsHandling' | 'digestHour' | 'smokeEmail' | 'limitOverall'>;

/** Creates the monitoring in PostgreSQL. Times are those of the database's clock. */
export function createMonitoring(database: RequestsDatabase, settings: MonitoringSettings): Monitoring {
  const { timeZone, expectsHandling, digestHour, smokeEmail, limitOverall } = settings;

  /** All problems: those of the database's view, and those that depend on settings. */
  const problems = (sql: Sql) => sql`
    select name, subject, since from requests.problem
    union all
    select 'smoke request missing', '', max(at) from requests.last_run
      where name = 'smoke'
      having ${smokeEmail !== null} and max(at) <= requests.clock() - make_interval(hours => ${2 * smokeHours})
    union all
    select 'many requests', '', min(received_at) from requests.request
      where received_at >= date_trunc('hour', requests.clock())
      having ${limitOverall > 0} and count(*) > ${Math.floor(limitOverall / 4)}`;

  return {
    health: () =>
      database.use(async (sql) => {
        const found = await sql<Health['problems']>`
          select name, count(*)::integer as count, min(since) as since from (${problems(sql)}) as problem
          group by name order by name`;
        const [state] = await sql<Omit<Health, 'status' | 'problems'>[]>`
          select requests.schema_version() as schema,
            (select count(*)::integer from requests.outgoing_mail where state = 'waiting') as waiting,
            (select coalesce(extract(epoch from requests.clock() - min(queued_at)), 0)::integer
              from requests.outgoing_mail where state = 'waiting') as "oldestWaitingSeconds",
            (select at from requests.last_run where name = 'maintenance') as "lastMaintenance",
            (select at from requests.last_run where name = 'smoke') as "lastSmoke"`;
        const [late] = await sql<{ since: Date }[]>`
          select coalesce(max(at), 'epoch') as since from requests.last_run where name = 'maintenance'
          having coalesce(max(at), 'epoch') <= requests.clock() - interval '5 minutes'`;
        const [unsent] = await sql<{ count: number; since: Date }[]>`
          select count(*)::integer as count, min(raised_at) as since from requests.alarm
          where failure is not null having count(*) > 0`;
        const all = [
          ...found,
          ...(late ? [{ name: 'maintenance missing', count: 1, since: late.since }] : []),
          ...(unsent ? [{ name: 'alarm not sent', ...unsent }] : []),
          ...(state && state.schema < neededSchema ? [{ name: 'schema too old', count: 1, since: new Date(0) }] : []),
        ];
        if (state === undefined) throw new Error('The state is missing');
        return { status: all.length === 0 ? 'ok' : 'failing', problems: all, ...state };
      }),

    queueNotices: () =>
      database.use(async (sql) => {
        if (expectsHandling) {
          await sql`
            insert into requests.outgoing_mail (kind, reference)
            select kind, reference
            from (values ('reminder', interval '1 day'), ('second-reminder', interval '3 days')) as due (kind, after)
            join requests.status on status.status = 'delivered' and delivered_at <= requests.clock() - after
              -- Nobody marked those that were delivered before HANDLED_LINKS was switched on.
              and wiped_at is null
            on conflict do nothing`;
        }
        if (digestHour !== null) {
          await sql`
            insert into requests.outgoing_mail (kind, day)
            select 'digest', local::date from (select requests.clock() at time zone ${timeZone} as local) as now
            where extract(hour from local) >= ${digestHour}
            on conflict do nothing`;
        }
      }),

    figures: (until) =>
      database.use(async (sql) => {
        const [counts] = await sql<(Record<RequestType, number> & { caught: number })[]>`
          select count(*) filter (where status <> 'held' and type = 'appointment')::integer as appointment,
            count(*) filter (where status <> 'held' and type = 'inquiry')::integer as inquiry,
            count(*) filter (where status <> 'held' and type = 'contact-lens')::integer as "contact-lens",
            count(*) filter (where caught_at is not null)::integer as caught
          from requests.status
          where received_at <= ${until} and received_at > coalesce(
            (select max(queued_at) from requests.outgoing_mail where kind = 'digest' and queued_at < ${until}),
            '-infinity'
          )`;
        const open = await sql<{ reference: string; status: string }[]>`
          select reference, status from requests.status
          where status in ('bounced', 'dead')
            or (${expectsHandling} and status = 'delivered' and delivered_at <= requests.clock() - interval '1 day')
          order by received_at`;
        const { caught = 0, ...received } = counts ?? { appointment: 0, inquiry: 0, 'contact-lens': 0 };
        const of = (wanted: string) => open.filter(({ status }) => status === wanted).map(({ reference }) => reference);
        return { received, caught, notHandled: of('delivered'), bounced: of('bounced'), dead: of('dead') };
      }),

    dueAlarms: () =>
      database.use(
        (sql) => sql<Alarm[]>`
          with problem as materialized (select name, subject from (${problems(sql)}) as problem),
          ended as (
            delete from requests.alarm where (name, subject) not in (select name, subject from problem)
          ),
          raised as (
            insert into requests.alarm (name, subject, due_at)
            select name, subject, requests.clock() + interval '1 minute' from problem
            on conflict do nothing
            returning name, subject, raised_at
          ),
          repeated as (
            update requests.alarm set due_at = requests.clock() + interval '1 minute'
            where due_at <= requests.clock() and (name, subject) in (select name, subject from problem)
            returning name, subject, raised_at
          )
          select name, subject, raised_at as since, raised_at < requests.clock() - interval '12 hours' as "isRepeated"
          from (select * from raised union all select * from repeated) as due`,
      ),

    alarmEnded: ({ name, subject }, failure) =>
      database.use(async (sql) => {
        await sql`
          update requests.alarm
          set failure = ${failure}, due_at = requests.clock() + case when ${failure === null} then interval '1 day' else interval '5 minutes' end
          where name = ${name} and subject = ${subject}`;
      }),

    isSmokeDue: () =>
      database.use(async (sql) => {
        if (smokeEmail === null) return false;
        // Twelve hours without one are a problem, from now on.
        await sql`insert into requests.last_run (name, at) values ('smoke', requests.clock()) on conflict do nothing`;
        const [recent] = await sql`
          select from requests.request
          where is_smoke and received_at > requests.clock() - make_interval(hours => ${smokeHours})`;
        return recent === undefined;
      }),

    done: (task) =>
      database.use(async (sql) => {
        await sql`
          insert into requests.last_run (name, at) values (${task}, requests.clock())
          on conflict (name) do update set at = excluded.at`;
      }),
  };
}
