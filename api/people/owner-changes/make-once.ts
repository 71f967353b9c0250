import { eq, lt } from 'drizzle-orm'
import type { ApiContext, PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { ownerCreations } from './tables.ts'
import { ownerChangeTexts } from './texts.ts'

export type Sent = {
  /** Of the form that was sent; without one, every call makes something. */
  key: string | undefined
  /** Number of the owner who sends. */
  by: number
  /** `activity`, `collection` … with what was sent: the same key means the same of both. */
  what: string
  input: unknown
}

/** No form is sent again after so long. */
const keptMs = 30 * 24 * 3_600_000

/**
 * Makes something for an owner once for each form, however often its answer is lost: sent again it answers with what was
 * made (ADR 0045). To be called in the transaction that makes it; two at once are one after the other.
 * @throws conflict for the same form with other values
 */
export async function makeOnce<T>(
  ctx: ApiContext,
  { key, by, what, input }: Sent,
  make: () => Promise<{ id: number; answer: T }>,
  again: (id: number) => Promise<T>,
): Promise<T> {
  if (!key) return (await make()).answer
  const { participantId, ...row } = ownerCreations
  const ofKey = inStation(ownerCreations, ctx, eq(participantId, by), eq(row.key, key))
  const inputDigest = digestOf([what, input])
  const [claimed] = await ctx.db
    .insert(ownerCreations)
    .values({
      stationId: ctx.station.id,
      participantId: by,
      key,
      inputDigest,
      createdAt: ctx.ports.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ key: row.key })
  if (claimed) {
    const { id, answer } = await make()
    await ctx.db.update(ownerCreations).set({ madeId: id }).where(ofKey)
    return answer
  }
  const [before] = await ctx.db.select().from(ownerCreations).where(ofKey)
  if (before?.inputDigest !== inputDigest || before.madeId === null)
    throw new ApiError('conflict', ownerChangeTexts.otherForm)
  return again(before.madeId)
}

/** Removes the keys of forms that nobody sends again. */
export async function tidyOwnerChanges({ db, ports }: PlatformContext): Promise<void> {
  const oldest = new Date(ports.clock.now().getTime() - keptMs)
  await acrossStations(async () => {
    await db.delete(ownerCreations).where(lt(ownerCreations.createdAt, oldest))
  })
}
