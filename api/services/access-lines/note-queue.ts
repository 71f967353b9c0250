import { and, eq, gte, inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { dayIn, startOfDay } from '../../platform/start-of-day.ts'
import { accessLines } from './tables.ts'

type Seen = { participantId: number; area: string }

/**
 * Notes whom somebody of the team saw waiting for what: once a day for each person and area, for a queue is looked at all day
 * (GAP-93). Two queries, however many they are.
 */
export async function noteQueue(
  { db, station, ports }: ApiContext,
  { reader, seen }: { reader: { id: number; name: string }; seen: readonly Seen[] },
): Promise<void> {
  if (seen.length === 0) return
  const now = ports.clock.now()
  const { timezone } = station.config
  const people = [...new Set(seen.map(({ participantId }) => participantId))]
  const known = await db
    .select({ participantId: accessLines.participantId, area: accessLines.area })
    .from(accessLines)
    .where(
      and(
        eq(accessLines.stationId, station.id),
        inArray(accessLines.participantId, people),
        eq(accessLines.readerId, reader.id),
        eq(accessLines.what, 'queue'),
        gte(accessLines.createdAt, startOfDay(dayIn(now, timezone), timezone)),
      ),
    )
  const keyOf = ({ participantId, area }: { participantId: number | null; area: string }) =>
    `${participantId} ${area}`
  const noted = new Set(known.map(keyOf))
  const missing = new Map(seen.filter((one) => !noted.has(keyOf(one))).map((one) => [keyOf(one), one]))
  if (missing.size === 0) return
  const of = { stationId: station.id, readerId: reader.id, readerName: reader.name, what: 'queue' as const }
  await db.insert(accessLines).values([...missing.values()].map((one) => ({ ...one, ...of, createdAt: now })))
}
