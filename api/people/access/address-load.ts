import { gt, lte } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { mostWork } from '../../platform/ports/index.ts'
import { countCall, countedCalls, giveBack, type Limit, networkOf } from '../../platform/rate-limit/index.ts'
import { eventWindows } from './tables.ts'

/** What one address may do without more work than usual in a window; beyond it the work grows, nothing is refused. */
export type AddressLoad = {
  name: string
  free: number
  durationSeconds: number
  /** What a network may do of it on all stations together, where each of many stations would count anew (SEC-90). */
  freeOfNetwork?: number
}

/** The forms that anybody may send (GAP-106). Offices and halls share an address; a program does no more with it. */
export const addressLoads = {
  login: { name: 'login-address', free: 100, durationSeconds: 900 },
  signup: { name: 'signup', free: 30, durationSeconds: 3600, freeOfNetwork: 100 },
  support: { name: 'support', free: 30, durationSeconds: 3600 },
  signupAdmin: { name: 'signup-admin', free: 30, durationSeconds: 3600, freeOfNetwork: 100 },
} as const satisfies Record<string, AddressLoad>

/** How many times more one address may do while the owner has opened a window for an event. */
const eventFactor = 20

function limitsOf({ station, address }: ApiContext, load: AddressLoad): Limit[] {
  const { name, free, durationSeconds, freeOfNetwork } = load
  const here = { name, key: `${station.id}:${address}`, points: free, durationSeconds }
  if (freeOfNetwork === undefined) return [here]
  return [here, { name: `${name}-line`, key: networkOf(address), points: freeOfNetwork, durationSeconds }]
}

/** Counts one try from the caller's address, and answers the level of work it takes (0: the usual). */
export const countAddress = (ctx: ApiContext, load: AddressLoad): Promise<number> =>
  highestLevel(ctx, load, (limit) => countCall(ctx, limit))

/** The level of work the next try takes. */
export const addressLevel = (ctx: ApiContext, load: AddressLoad): Promise<number> =>
  highestLevel(ctx, load, async (limit) => 1 + (await countedCalls(ctx, limit)))

/** A log-in that succeeded was no try; nor is a form that has to come back with more work. */
export async function uncountAddress(ctx: ApiContext, load: AddressLoad): Promise<void> {
  for (const limit of limitsOf(ctx, load)) await giveBack(ctx, limit, 'one')
}

async function highestLevel(
  ctx: ApiContext,
  load: AddressLoad,
  countOf: (limit: Limit) => Promise<number>,
): Promise<number> {
  const counts: [count: number, free: number][] = []
  for (const limit of limitsOf(ctx, load)) counts.push([await countOf(limit), limit.points])
  if (counts.every(([count, free]) => count <= free)) return 0
  const factor = (await isEventOpen(ctx)) ? eventFactor : 1
  return Math.max(...counts.map(([count, free]) => workLevel(count, free * factor)))
}

/** One level more each time the count doubles beyond what is free. Pure. */
export const workLevel = (count: number, free: number): number =>
  count <= free ? 0 : Math.min(mostWork, Math.ceil(Math.log2(count / free)))

/** Whether the owner has said that many people come from one network now: an assembly, a stand at a fair (GAP-106). */
async function isEventOpen({ db, station, ports }: ApiContext): Promise<boolean> {
  const now = ports.clock.now()
  const [row] = await db
    .select({ stationId: eventWindows.stationId })
    .from(eventWindows)
    .where(
      inStation(eventWindows, { station }, lte(eventWindows.startsAt, now), gt(eventWindows.endsAt, now)),
    )
  return row !== undefined
}
