import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  notLike,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { AuditPerson, AuditQuery } from '#contract/console/audit.ts'
import type { AuditLine } from '#contract/console/schemas.ts'
import type { StaffRole } from '#contract/team.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundIn, tellingWords } from '../../platform/db/found-in.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { startOfDay } from '../../platform/start-of-day.ts'
import { participants, plainOrder } from '../access/tables.ts'
import { requireTeam } from './require-team.ts'
import { auditLines } from './tables.ts'

/** Older lines hold whole documents: of those only what was done is told. */
const mostBytes = 40_000
const short = (side: typeof auditLines.before | typeof auditLines.after) =>
  sql<AuditLine['before']>`case when octet_length(${side}::text) <= ${mostBytes} then ${side} end`

/** What a line is of. */
export const named = sql<string>`coalesce(${auditLines.name}, ${auditLines.after} ->> 'name', ${auditLines.before} ->> 'name', '')`

/** Lines that tell of a case or a request of members, and the areas that have them: who looks after one of them knows nothing of the others (PPL-23). */
const sensitive: readonly { what: string; areas: readonly StaffRole[] }[] = [
  { what: 'case%', areas: ['legal', 'accounting'] },
  { what: 'appointment.%', areas: ['legal', 'accounting', 'health'] },
]

function isForReader({ actor }: ApiContext): SQL | undefined {
  const roles = actor.kind === 'participant' ? actor.roles : []
  const hidden = sensitive.filter(({ areas }) => areas.some((area) => !roles.includes(area)))
  return and(...hidden.map(({ what }) => notLike(auditLines.what, what)))
}

const newestFirst = [desc(auditLines.createdAt), desc(auditLines.id)]

/**
 * Who changed what that the caller may know of, newest first, each page from where the one before ended (PPL-34). Of each kind of lines that is
 * asked for only as many are read as a page has, so that a page costs the same however many there are.
 */
export async function listAudit(ctx: ApiContext, query: AuditQuery): Promise<AuditLine[]> {
  await requireTeam(ctx)
  const found = query.search ? await foundBy(ctx, query.search) : undefined
  if (found === null) return []
  const isAsked = and(isForReader(ctx), found, ...asked(ctx, query))
  const linesOf = (kind?: string) =>
    ctx.db
      .select({
        ...getTableColumns(auditLines),
        name: named.as('called'),
        before: short(auditLines.before).as('was'),
        after: short(auditLines.after).as('is'),
      })
      .from(auditLines)
      .where(inStation(auditLines, ctx, isAsked, kind === undefined ? undefined : eq(auditLines.kind, kind)))
      .orderBy(...newestFirst)
      .limit(query.limit)
  const [one, two, ...more] = (query.kinds ?? [undefined]).map(linesOf)
  if (!one) return []
  const rows = two
    ? await unionAll(one, two, ...more)
        .orderBy(sql`created_at desc, id desc`)
        .limit(query.limit)
    : await one
  return rows.map(({ id, who, what, part, name, before, after, createdAt }) => ({
    ...{ id, who, what, part, name, before, after },
    created_at: createdAt.toISOString(),
  }))
}

function asked(ctx: ApiContext, { person, part, from, to, before }: AuditQuery): (SQL | undefined)[] {
  const { timezone } = ctx.station.config
  const last = ctx.db
    .select({ createdAt: auditLines.createdAt, id: auditLines.id })
    .from(auditLines)
    .where(withId(auditLines, ctx, before ?? 0))
  return [
    person === undefined ? undefined : eq(auditLines.participantId, person),
    part === undefined ? undefined : eq(auditLines.part, part),
    from ? gte(auditLines.createdAt, startOfDay(from, timezone)) : undefined,
    to ? lt(auditLines.createdAt, startOfDay(to, timezone, 1)) : undefined,
    before ? sql`(${auditLines.createdAt}, ${auditLines.id}) < (${last})` : undefined,
  ]
}

/** Of more lines than this the newest are walked through: a page is full soon. */
const fewLines = 2_000

/** Its index is `audit_lines_search`. */
const searched = sql`search_text(${auditLines.who} || ' ' || ${named})`

/** Which lines words mean, by who did it and what it was done to; null: none. */
async function foundBy({ db, station }: ApiContext, search: string): Promise<SQL | null> {
  const where = foundIn(searched, tellingWords(search))
  if (!where) return null
  const rows = await db
    .select({ id: auditLines.id })
    .from(auditLines)
    .where(inStation(auditLines, { station }, where))
    .limit(fewLines + 1)
  if (rows.length === 0) return null
  return rows.length > fewLines
    ? where
    : inArray(
        auditLines.id,
        rows.map(({ id }) => id),
      )
}

/** More people than that no team had. */
const mostPeople = 300

/** Who can have done something: those of the team now, and all who did, from one to the next in their index. By name, those of the team first. */
export async function listAuditPeople(ctx: ApiContext): Promise<AuditPerson[]> {
  await requireTeam(ctx)
  const { id, name, role, roles } = participants
  const did = ctx.db.$with('did', { id, name }).as(sql`
    with recursive did (id, name) as (
      (select participant_id, who from audit_lines
       where station_id = ${ctx.station.id} and participant_id is not null
       order by participant_id desc, created_at desc, id desc limit 1)
      union all
      select next.participant_id, next.who from did cross join lateral (
        select participant_id, who from audit_lines
        where station_id = ${ctx.station.id} and participant_id < did.id
        order by participant_id desc, created_at desc, id desc limit 1
      ) as next
    )
    select id, name from did limit ${mostPeople}`)
  const [before, now] = await Promise.all([
    ctx.db.with(did).select({ id: did.id, name: did.name }).from(did),
    ctx.db
      .select({ id, name })
      .from(participants)
      .where(inStation(participants, ctx, or(eq(role, 'owner'), sql`cardinality(${roles}) > 0`)))
      .orderBy(asc(plainOrder(name)))
      .limit(mostPeople),
  ])
  const isNow = new Set(now.map((one) => one.id))
  const gone = before
    .filter((one) => !isNow.has(one.id))
    .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
  return [
    ...now.map((one) => ({ ...one, isOfTeam: true })),
    ...gone.map((one) => ({ ...one, isOfTeam: false })),
  ]
}
