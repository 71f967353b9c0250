import { and, count, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type ApiContext, inTransaction, type PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { atOpenStation, defineJob, enqueue, type Job } from '../../platform/jobs/index.ts'
import type { Ending } from '../../platform/kept.ts'
import { ofOpenStation } from '../../stations/registry/tables.ts'
import { audit } from '../owner-changes/index.ts'
import type { Register } from './register.ts'
import { type RetentionList, retentionChoices, retentionLists } from './tables.ts'
import { privacyTexts as texts } from './texts.ts'

const dayMs = 86_400_000
/** So long what will go is listed before it goes. */
export const noticeMs = 7 * dayMs
/** Rows of one transaction: some tens of milliseconds. */
const ofPiece = 500
/** Pieces of one run; the next goes on. */
const ofRun = 200

/** What goes by itself, of all areas. */
export const endingsOf = (register: Register): readonly Ending[] => register.flatMap(({ ends = [] }) => ends)

/** What began before goes, for days that are kept. Pure. */
export const cutOff = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

/** For how many days a station keeps it. */
export async function daysOf(ctx: ApiContext, { key, days }: Ending): Promise<number> {
  const [choice] = await ctx.db
    .select({ days: retentionChoices.days })
    .from(retentionChoices)
    .where(inStation(retentionChoices, ctx, eq(retentionChoices.kind, key)))
  return choice?.days ?? days.usual
}

/** The rows of a station whose time began before a moment, of those that end. */
const isOver = (ctx: Pick<ApiContext, 'station'>, { table, since, where }: Ending, before: Date) =>
  inStation(table, ctx, lt(since, before), where)

type Due = { stationId: number; days: number; count: number }

/** How many rows each station has whose time is over: one statement for all of them. */
async function dueIn({ db, ports }: PlatformContext, ending: Ending): Promise<Due[]> {
  const { table, since, where, key, days } = ending
  const now = ports.clock.now().toISOString()
  const kept = sql<number>`coalesce(${retentionChoices.days}, ${days.usual}::int)`
  const choice = inStation(retentionChoices, { stationId: table.stationId }, eq(retentionChoices.kind, key))
  return acrossStations(async () => {
    const rows = await db
      .select({ stationId: sql<number>`${table.stationId}`.mapWith(Number), days: kept, count: count() })
      .from(table as PgTable)
      .leftJoin(retentionChoices, choice)
      .where(
        and(
          where,
          sql`${since} < ${now}::timestamptz - make_interval(days => ${kept})`,
          ofOpenStation(table.stationId),
        ),
      )
      .groupBy(sql`${table.stationId}`, retentionChoices.days)
    return rows
  })
}

/** Lists once a day what will go in a week, of each kind what no list has yet (PPL-32). */
export const listEndingsJob = (register: Register): Job<object> =>
  defineJob({
    name: 'list-endings',
    data: z.object({}),
    cron: '20 4 * * *',
    timeoutSeconds: 900,
    async run(ctx) {
      const now = ctx.ports.clock.now()
      for (const ending of endingsOf(register))
        for (const { stationId, days, count: found } of await dueIn(ctx, ending)) {
          const times = {
            listedAt: now,
            before: cutOff(now, days),
            runsAt: new Date(now.getTime() + noticeMs),
          }
          await ctx.db
            .insert(retentionLists)
            .values({ stationId, kind: ending.key, state: 'listed', count: found, ...times })
            .onConflictDoNothing()
        }
    },
  })

type Listed = { stationId: number; listId: number }

/** Deletes what a list has, a piece at a time; stopped anywhere the next run goes on, run twice one of the two does (PPL-32). */
export const runEndingJob = (register: Register): Job<Listed> =>
  defineJob({
    name: 'run-ending',
    data: z.object({ stationId: z.number(), listId: z.number() }),
    timeoutSeconds: 900,
    async run(job, { stationId, listId }) {
      const ctx = await atOpenStation(job, stationId)
      if (!ctx) return
      for (let piece = 0; piece < ofRun; piece += 1) if (!(await takePiece(ctx, register, listId))) return
    },
  })

/** Whether there is more to do. */
function takePiece(outer: ApiContext, register: Register, listId: number): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const now = ctx.ports.clock.now()
    const isDue = and(inArray(retentionLists.state, ['listed', 'running']), lte(retentionLists.runsAt, now))
    const [list] = await ctx.db
      .select()
      .from(retentionLists)
      .where(withId(retentionLists, ctx, listId, isDue))
      .for('update')
    const ending = endingsOf(register).find(({ key }) => key === list?.kind)
    if (!list || !ending) return false
    const gone = await deletePiece(ctx, ending, await lastMoment(ctx, ending, list))
    const deleted = list.deleted + gone
    const isDone = gone < ofPiece
    await ctx.db
      .update(retentionLists)
      .set({ deleted, state: isDone ? 'done' : 'running', ...(isDone && { endedAt: now }) })
      .where(withId(retentionLists, ctx, listId))
    if (isDone && deleted > 0) await note(ctx, ending, deleted)
    return !isDone
  })
}

/** Nothing later than what was listed; and less, where the station keeps it longer by now. */
async function lastMoment(ctx: ApiContext, ending: Ending, { before }: RetentionList): Promise<Date> {
  const kept = cutOff(ctx.ports.clock.now(), await daysOf(ctx, ending))
  return kept < before ? kept : before
}

async function deletePiece(ctx: ApiContext, ending: Ending, before: Date): Promise<number> {
  const table: PgTable = ending.table
  const piece = ctx.db
    .select({ at: sql`ctid` })
    .from(table)
    .where(isOver(ctx, ending, before))
    .limit(ofPiece)
  const gone = await ctx.db
    .delete(table)
    .where(and(isOver(ctx, ending, before), sql`ctid in (${piece})`))
    .returning({ one: sql`1` })
  return gone.length
}

const note = (ctx: ApiContext, { key, name }: Ending, deleted: number) =>
  audit(ctx, {
    ...{ who: texts.retention.who, participantId: null, what: 'retention.run', part: `retention:${key}` },
    after: { name: texts.retention.gone(name, deleted) },
  })

/** Begins with every list whose week is over. */
export const runEndingsJob = (register: Register): Job<object> => {
  const running = runEndingJob(register)
  return defineJob({
    name: 'run-endings',
    data: z.object({}),
    cron: '*/10 * * * *',
    async run(ctx) {
      const { stationId, id, state, runsAt } = retentionLists
      const due = await acrossStations(async () => {
        const rows = await ctx.db
          .select({ stationId, listId: id })
          .from(retentionLists)
          .where(
            and(
              inArray(state, ['listed', 'running']),
              lte(runsAt, ctx.ports.clock.now()),
              ofOpenStation(stationId),
            ),
          )
          .limit(200)
        return rows
      })
      for (const one of due)
        await enqueue(ctx, running, one, { singletonKey: `ending-${one.stationId}-${one.listId}` })
    },
  })
}
