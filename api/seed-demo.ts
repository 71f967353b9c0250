import { sql } from 'drizzle-orm'
import { areas } from './areas.ts'
import { seedDemoPeople } from './people/access/seed-demo-people.ts'
import { type ApiContext, inTransaction } from './platform/context.ts'
import type { Demo } from './platform/demo.ts'
import type { ApiDeps } from './platform/deps.ts'
import { fixedClock } from './platform/ports/index.ts'
import { lockParts } from './stations/registry/index.ts'

const memberSinceDays = 46
const dayMs = 24 * 60 * 60 * 1000

/** The same context some days ago, at a plausible hour. */
function at(ctx: ApiContext, daysAgo: number): ApiContext {
  const minutes = (daysAgo * 97) % 600
  const clock = fixedClock(new Date(ctx.ports.clock.now().getTime() - daysAgo * dayMs - minutes * 60_000))
  return { ...ctx, ports: { ...ctx.ports, clock } }
}

/**
 * The demo people of a station and what every area shows of itself, by its own verbs: `participante@` has a past that looks
 * lived in, and exactly 500 points. Twice is once, by processes that start together, too. Demo mode only.
 */
export async function seedDemo(
  { db, ports, stations }: Pick<ApiDeps, 'db' | 'ports' | 'stations'>,
  stationId: number,
): Promise<void> {
  const station = await stations.byId(stationId)
  if (!station) throw new Error(`There is no station ${stationId} to seed`)
  const visitor: ApiContext = { db, ports, station, actor: { kind: 'visitor' }, address: 'demo' }
  await inTransaction(visitor, async (ctx) => {
    // The second waits, however long that takes, and finds all that the first one made.
    await ctx.db.execute(sql`set local statement_timeout = 0`)
    await lockParts(ctx, stationId, ['demo'])
    const { ids, isNew } = await seedDemoPeople(at(ctx, memberSinceDays), ctx.ports.clock.now())
    const demo: Demo = {
      ctx,
      isNew,
      callsOf(person, daysAgo) {
        const id = ids.get(`${person}@exemplo.com.br`)
        const actor = { kind: 'participant', roles: [], sessionId: '' } as const
        const then = daysAgo === undefined ? ctx : at(ctx, daysAgo)
        return id === undefined ? null : { ...then, actor: { ...actor, id }, participantId: id }
      },
    }
    for (const area of areas) await area.seedDemo?.(demo)
  })
}
