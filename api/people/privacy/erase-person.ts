import { and, eq, lte } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { atOpenStation, defineJob, enqueue, type Job } from '../../platform/jobs/index.ts'
import type { KeptPerson, KeptRows } from '../../platform/kept.ts'
import { ofOpenStation } from '../../stations/registry/tables.ts'
import { lockAccounts } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { holdsOf, ownersOf, setDay } from './deletion.ts'
import { byEachNumber, keptPerson, type Register, rowsOf } from './register.ts'
import { privacyRequests } from './tables.ts'

const dayMs = 86_400_000
type Asked = { stationId: number; requestId: number }

/**
 * Erases a person by the register, whole or not at all: a process that is killed in the midst leaves everything as it was, and the next
 * run does it (PPL-31). What keeps it now puts it off by a day, and its person reads why.
 */
export const erasePersonJob = (register: Register): Job<Asked> =>
  defineJob({
    name: 'erase-person',
    data: z.object({ stationId: z.number(), requestId: z.number() }),
    timeoutSeconds: 900,
    async run(job, { stationId, requestId }) {
      const outer = await atOpenStation(job, stationId)
      if (!outer) return
      await inTransaction(outer, async (ctx) => {
        const { state, actsAt } = privacyRequests
        const isDue = and(eq(state, 'waiting'), lte(actsAt, ctx.ports.clock.now()))
        const [found] = await ctx.db
          .select()
          .from(privacyRequests)
          .where(withId(privacyRequests, ctx, requestId, isDue))
        if (!found) return
        // The lock of all that one person does comes first (ADR 24); they may have taken it back meanwhile.
        await lockAccounts(ctx, [...(await ownersOf(ctx)), found.participantId])
        const [row] = await ctx.db
          .select()
          .from(privacyRequests)
          .where(withId(privacyRequests, ctx, requestId, isDue))
        if (!row) return
        const holds = await holdsOf(ctx, row.participantId)
        if (holds.length > 0) return putOff(ctx, row, holds.join(' '))
        await erasePerson(ctx, register, row.participantId)
      })
    },
  })

type Due = { id: number; participantId: number }

async function putOff(ctx: ApiContext, { id, participantId }: Due, heldBy: string): Promise<void> {
  const actsAt = new Date(ctx.ports.clock.now().getTime() + dayMs)
  await ctx.db
    .update(privacyRequests)
    .set({ heldBy, actsAt })
    .where(withId(privacyRequests, ctx, id))
  await setDay(ctx, participantId, actsAt)
}

/** Takes away all that names somebody, by the register, and says on their requests that it is done. In the caller's transaction. */
export async function erasePerson(ctx: ApiContext, register: Register, id: number): Promise<void> {
  for (const person of await byEachNumber(ctx, await keptPerson(ctx, id))) {
    for (const { erase } of register) await erase?.(ctx, person)
    for (const { rows } of register) for (const one of rows) await eraseRows(ctx, one, person)
  }
  const now = ctx.ports.clock.now()
  await ctx.db
    .update(participants)
    .set({ deletedAt: now, deletesAt: null })
    .where(withId(participants, ctx, id))
  // A copy that is being made for them is made for nobody.
  const ends = [
    ['waiting', 'done'],
    ['working', 'withdrawn'],
  ] as const
  for (const [from, state] of ends)
    await ctx.db
      .update(privacyRequests)
      .set({ state, settledAt: now, heldBy: null })
      .where(
        inStation(
          privacyRequests,
          ctx,
          eq(privacyRequests.participantId, id),
          eq(privacyRequests.state, from),
        ),
      )
}

async function eraseRows(ctx: ApiContext, rows: KeptRows, person: KeptPerson): Promise<void> {
  const { onDeletion } = rows
  const theirs = rowsOf(ctx, rows, person)
  if (!theirs || onDeletion === 'stays') return
  const table: PgTable = rows.table
  if (onDeletion === 'erased') await ctx.db.delete(table).where(theirs)
  else
    await ctx.db
      .update(table)
      .set((typeof onDeletion === 'function' ? onDeletion(person) : onDeletion) as never)
      .where(theirs)
}

/** Begins with everybody whose week is over. */
export const erasePeopleJob = (register: Register): Job<object> => {
  const erasing = erasePersonJob(register)
  return defineJob({
    name: 'erase-people',
    data: z.object({}),
    cron: '*/10 * * * *',
    async run(ctx) {
      const due = await acrossStations(async () => {
        const { stationId, id, state, actsAt } = privacyRequests
        const rows = await ctx.db
          .select({ stationId, requestId: id })
          .from(privacyRequests)
          .where(and(eq(state, 'waiting'), lte(actsAt, ctx.ports.clock.now()), ofOpenStation(stationId)))
          .limit(200)
        return rows
      })
      for (const one of due)
        await enqueue(ctx, erasing, one, { singletonKey: `erase-${one.stationId}-${one.requestId}` })
    },
  })
}
