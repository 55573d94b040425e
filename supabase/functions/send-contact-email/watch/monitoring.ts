import type { Fragment } from 'postgres';
import type { RequestType } from '../../_shared/contract/index.ts';
import type { Practice } from '../practice.ts';
import type { Settings } from '../settings.ts';
import { isNearlyFull, type RequestsDatabase, type Sql } from '../store/database.ts';

/** The last migration that this version of the function needs. */
export const neededSchema = '20261201000000';

/** PostgreSQL's code of a function that does not exist. */
const undefinedFunction = '42883';

/** How often the function sends a request to itself, in hours. */
const smokeHours = 6;

export interface Alarm {
  name: string;
  /** How many requests, or other mails, have the problem. */
  count: number;
  /** The references of the oldest five, the kinds of other mails, a code, or ''. */
  subject: string;
  since: Date;
  /** Whether it was raised more than 12 hours ago. */
  isRepeated: boolean;
}

/** A request in the digest. */
export interface FigureOfRequest {
  reference: string;
  type: RequestType;
  hours: number;
}

/** The figures of a digest: what came since the last one, and what is open now, the oldest first. */
export interface Figures {
  received: Record<RequestType, number>;
  /** What the honeypot caught. */
  caught: FigureOfRequest[];
  notHandled: FigureOfRequest[];
  bounced: FigureOfRequest[];
  dead: FigureOfRequest[];
}

/** Health, reminders, alarms and scheduled tasks. */
export type Monitoring = ReturnType<typeof createMonitoring>;

/** Creates the monitoring in PostgreSQL. Times are those of the database's clock. */
export function createMonitoring(
  database: RequestsDatabase,
  settings: Settings,
  { timeZone }: Pick<Practice, 'timeZone'>,
) {
  const { expectsHandling, digestHour, smokeEmail, limitOverall, databaseMegabytes } = settings;

  /** All problems: those of the database's view, and those that depend on settings. */
  const problems = (sql: Sql) => sql`
    select name, subject, since from requests.problem
    union all
    select 'smoke request missing', '', max(at) from requests.last_run
      where name = 'smoke'
      having ${smokeEmail !== null} and max(at) <= requests.clock() - make_interval(hours => ${2 * smokeHours})
    union all
    select 'many requests', '', date_trunc('hour', requests.clock())
      where ${limitOverall > 0} and requests.weight_of_hour(${limitOverall}) > ${Math.floor(limitOverall / 4)}
    union all
    select 'database nearly full', '', requests.clock()
      where ${isNearlyFull(sql, databaseMegabytes)}`;

  /** The last migration that the database has; '0' from a time before it said so. */
  async function schemaOf(sql: Sql): Promise<string> {
    const asked = sql<{ schema: string }[]>`select requests.schema_version() as schema`;
    const [found] = await asked.catch((error: unknown) => {
      const { code } = Object(error) as { code?: unknown };
      if (code !== undefinedFunction) throw error;
      return [];
    });
    return found?.schema ?? '0';
  }

  return {
    /** The state of the function, without anything personal. */
    health: () =>
      database.use(async (sql) => {
        const schema = await schemaOf(sql);
        if (schema < neededSchema) {
          return { status: 'failing', problems: [{ name: 'schema too old', count: 1 }], schema };
        }
        await sql`select requests.prove_store()`;
        const found = await sql`
          select name, count(*)::integer as count, min(since) as since from (
            ${problems(sql)}
            union all
            select 'maintenance missing', '', coalesce(max(at), 'epoch') from requests.last_run
              where name = 'maintenance' having coalesce(max(at), 'epoch') <= requests.clock() - interval '5 minutes'
            union all
            select 'alarm not sent', name, raised_at from requests.alarm where failure is not null
          ) as problem
          -- Anybody can be refused.
          where name <> 'requests refused'
          group by name order by name`;
        const [state] = await sql`
          select (pg_database_size(current_database()) / 1e6)::integer as megabytes,
            (select count(*)::integer from requests.outgoing_mail where state = 'waiting') as waiting,
            (select coalesce(extract(epoch from requests.clock() - min(queued_at)), 0)::integer
              from requests.outgoing_mail where state = 'waiting') as "oldestWaitingSeconds",
            (select at from requests.last_run where name = 'maintenance') as "lastMaintenance",
            (select at from requests.last_run where name = 'smoke') as "lastSmoke"`;
        return { status: found.length === 0 ? 'ok' : 'failing', problems: [...found], schema, ...state };
      }),

    /** Queues the reminders and the digest that are due. */
    queueNotices: () =>
      database.use(async (sql) => {
        if (expectsHandling) {
          await sql`
            with open as (
              select reference, delivered_at from requests.status
              -- Nobody marked those that were delivered before HANDLED_LINKS was switched on.
              where status = 'delivered' and wiped_at is null
            )
            insert into requests.outgoing_mail (kind, reference)
            select 'reminder', reference from open where delivered_at <= requests.clock() - interval '1 day'
            union all
            select 'second-reminder', reference from open join requests.outgoing_mail using (reference)
            where kind = 'reminder' and queued_at <= requests.clock() - interval '2 days'
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

    figures: (until: Date) =>
      database.use(async (sql) => {
        const requests = (condition: Fragment) => sql`
          coalesce(json_agg(json_build_object('reference', reference, 'type', type,
            'hours', floor(extract(epoch from ${until} - received_at) / 3600)
          ) order by received_at) filter (where ${condition}), '[]')`;
        const [figures] = await sql<[Figures]>`
          select json_build_object(
              'appointment', count(*) filter (where is_new and status <> 'held' and type = 'appointment'),
              'inquiry', count(*) filter (where is_new and status <> 'held' and type = 'inquiry'),
              'contact-lens', count(*) filter (where is_new and status <> 'held' and type = 'contact-lens')
            ) as received,
            ${requests(sql`is_new and status = 'held'`)} as caught,
            ${requests(sql`${expectsHandling} and status = 'delivered' and wiped_at is null
              and delivered_at <= requests.clock() - interval '1 day'`)} as "notHandled",
            ${requests(sql`status = 'bounced'`)} as bounced,
            ${requests(sql`status = 'dead'`)} as dead
          from requests.status, lateral (
            select received_at <= ${until} and received_at > coalesce(max(queued_at), '-infinity') as is_new
            from requests.outgoing_mail where kind = 'digest' and queued_at < ${until}
          ) as last_digest`;
        return figures;
      }),

    /**
     * Alarms to be sent now, one for each problem. Each is returned again after a day, or after an hour when more have the
     * problem, or five minutes after a failure, or after a minute when `alarmEnded` is not called.
     */
    dueAlarms: () =>
      database.use(async (sql) => {
        await sql`
          update requests.alarm set count = least(count, (
            select count(*) from (${problems(sql)}) as problem where problem.name = alarm.name
          ))`;
        return sql<Alarm[]>`
          with problem as materialized (
            select name, count(*)::integer as count, (array_agg(subject order by since))[1:5] as subjects
            from (${problems(sql)}) as problem group by name
          ),
          ended as (delete from requests.alarm where count = 0),
          due as (
            insert into requests.alarm (name, count, due_at)
            select name, count, requests.clock() + interval '1 minute' from problem
            on conflict (name) do update set count = excluded.count, due_at = excluded.due_at
            where alarm.due_at <= requests.clock()
              -- There are more, and the last alarm was an hour ago.
              or (excluded.count > alarm.count and alarm.due_at <= requests.clock() + interval '23 hours')
            returning name, raised_at
          )
          select name, problem.count, array_to_string(subjects, ', ') as subject, raised_at as since,
            raised_at < requests.clock() - interval '12 hours' as "isRepeated"
          from due join problem using (name)`;
      }),

    /** Records how sending an alarm ended: `failure` is null when it was sent. */
    alarmEnded: ({ name }: Alarm, failure: string | null) =>
      database.use(
        (sql) => sql`
          update requests.alarm
          set failure = ${failure},
            due_at = requests.clock() + ${failure === null ? '1 day' : '5 minutes'}::interval
          where name = ${name}`,
      ),

    /** Counts a page that was refused. The last three with this code are kept. */
    recordRefusal: (code: string) =>
      database.use(
        (sql) => sql`
          insert into requests.refusal values (${code}, array[requests.clock()])
          on conflict (code) do update
          set times = (refusal.times || excluded.times)[greatest(1, cardinality(refusal.times) - 1):]`,
      ),

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

    /** Records that a scheduled task was done. */
    done: (task: 'maintenance' | 'smoke') =>
      database.use(
        (sql) => sql`
          insert into requests.last_run (name, at) values (${task}, requests.clock())
          on conflict (name) do update set at = excluded.at`,
      ),
  };
}
