import type { ApiContext } from '../../platform/context.ts'
import { mostWork } from '../../platform/ports/index.ts'
import { countCall, countedCalls, giveBack, type Limit } from '../../platform/rate-limit/index.ts'
import { isEventOpen } from './event-window.ts'

/** What one address may do without more work than usual in a window; beyond it the work grows, nothing is refused. */
export type AddressLoad = { name: string; free: number; durationSeconds: number }

/** The forms that anybody may send (GAP-106). Offices and halls share an address; a program does no more with it. */
export const addressLoads = {
  login: { name: 'login-address', free: 100, durationSeconds: 900 },
  signup: { name: 'signup', free: 30, durationSeconds: 3600 },
  support: { name: 'support', free: 30, durationSeconds: 3600 },
  signupAdmin: { name: 'signup-admin', free: 30, durationSeconds: 3600 },
} as const satisfies Record<string, AddressLoad>

/** How many times more one address may do while the owner has opened a window for an event. */
const eventFactor = 20

const limitOf = ({ station, address }: ApiContext, { name, free, durationSeconds }: AddressLoad): Limit => ({
  name,
  key: `${station.id}:${address}`,
  points: free,
  durationSeconds,
})

/** Counts one try from the caller's address, and answers the level of work it takes (0: the usual). */
export async function countAddress(ctx: ApiContext, load: AddressLoad): Promise<number> {
  return levelAt(ctx, load, await countCall(ctx, limitOf(ctx, load)))
}

/** The level of work the next try takes. */
export async function addressLevel(ctx: ApiContext, load: AddressLoad): Promise<number> {
  return levelAt(ctx, load, 1 + (await countedCalls(ctx, limitOf(ctx, load))))
}

/** A log-in that succeeded was no try; nor is a form that has to come back with more work. */
export const uncountAddress = (ctx: ApiContext, load: AddressLoad): Promise<void> =>
  giveBack(ctx, limitOf(ctx, load), 'one')

async function levelAt(ctx: ApiContext, { free }: AddressLoad, count: number): Promise<number> {
  if (count <= free) return 0
  return workLevel(count, (await isEventOpen(ctx)) ? free * eventFactor : free)
}

/** One level more each time the count doubles beyond what is free. Pure. */
export const workLevel = (count: number, free: number): number =>
  count <= free ? 0 : Math.min(mostWork, Math.ceil(Math.log2(count / free)))
