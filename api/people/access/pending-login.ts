import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { ApiContext, PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { linkTokenId, newLinkToken } from './link-key.ts'
import { participants, pendingLogins } from './tables.ts'

/** How long a code is waited for, and how many are tried with one right password. */
const lifetimeMs = 5 * 60 * 1000
const mostTries = 5

/** Remembers that the password of an account was right; the token goes with the code, and opens nothing without one (PPL-26). */
export async function beginPendingLogin(ctx: ApiContext, participantId: number): Promise<string> {
  const token = newLinkToken()
  const now = ctx.ports.clock.now()
  await ctx.db.insert(pendingLogins).values({
    ...{ stationId: ctx.station.id, id: linkTokenId(token), participantId, createdAt: now },
    expiresAt: new Date(now.getTime() + lifetimeMs),
  })
  return token
}

const isOpen = ({ ports }: Pick<ApiContext, 'ports'>) => gt(pendingLogins.expiresAt, ports.clock.now())

/** The account of a log-in that waits for its code; null once it is over. */
export async function accountOfPending(ctx: ApiContext, token: string) {
  const [row] = await ctx.db
    .select({ account: participants })
    .from(pendingLogins)
    .innerJoin(participants, withId(participants, pendingLogins, pendingLogins.participantId))
    .where(withId(pendingLogins, ctx, linkTokenId(token), isOpen(ctx)))
  return row?.account ?? null
}

/** Counts one try; false: it had as many as it gets, whoever of several at once came first. */
export async function countPendingTry(ctx: ApiContext, token: string): Promise<boolean> {
  const counted = await ctx.db
    .update(pendingLogins)
    .set({ tries: sql`${pendingLogins.tries} + 1` })
    .where(
      withId(pendingLogins, ctx, linkTokenId(token), and(isOpen(ctx), lt(pendingLogins.tries, mostTries))),
    )
    .returning({ id: pendingLogins.id })
  return counted.length > 0
}

/** Uses it up, in the transaction that begins the session; false: somebody else did, or it ended meanwhile. */
export async function takePendingLogin(ctx: ApiContext, token: string): Promise<boolean> {
  const taken = await ctx.db
    .delete(pendingLogins)
    .where(withId(pendingLogins, ctx, linkTokenId(token), isOpen(ctx)))
    .returning({ id: pendingLogins.id })
  return taken.length > 0
}

/** Ends those of an account: its password or its codes are others. */
export async function endPendingLogins(
  { db }: Pick<ApiContext, 'db'>,
  { stationId, id }: { stationId: number; id: number },
): Promise<void> {
  await db
    .delete(pendingLogins)
    .where(inStation(pendingLogins, { stationId }, eq(pendingLogins.participantId, id)))
}

/** Removes those that are over. */
export async function tidyPendingLogins({ db, ports }: PlatformContext): Promise<void> {
  await acrossStations(async () => {
    await db.delete(pendingLogins).where(lte(pendingLogins.expiresAt, ports.clock.now()))
  })
}
