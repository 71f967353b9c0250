import { and, eq, gte, inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { dayIn, startOfDay } from '../../platform/start-of-day.ts'
import { accessLines } from './tables.ts'

type Seen = { cpf: string; area: string }

/**
 * Notes that somebody of the team learned who has cases of which areas: once a day for each CPF and area, for lists are looked at all day
 * (GAP-93, ADR 130). By CPF: only whose account is confirmed reads it. Two queries, however many they are.
 */
export async function noteCases(
  { db, station, ports }: ApiContext,
  { reader, seen }: { reader: { id: number; name: string }; seen: readonly Seen[] },
): Promise<void> {
  if (seen.length === 0) return
  const now = ports.clock.now()
  const { timezone } = station.config
  const known = await db
    .select({ cpf: accessLines.cpf, area: accessLines.area })
    .from(accessLines)
    .where(
      and(
        eq(accessLines.stationId, station.id),
        inArray(
          accessLines.cpf,
          seen.map(({ cpf }) => cpf),
        ),
        eq(accessLines.readerId, reader.id),
        eq(accessLines.what, 'cases'),
        gte(accessLines.createdAt, startOfDay(dayIn(now, timezone), timezone)),
      ),
    )
  const noted = new Set(known.map(({ cpf, area }) => `${cpf} ${area}`))
  const missing = seen.filter(({ cpf, area }) => !noted.has(`${cpf} ${area}`))
  if (missing.length === 0) return
  const of = { stationId: station.id, readerId: reader.id, readerName: reader.name, what: 'cases' as const }
  await db.insert(accessLines).values(missing.map((one) => ({ ...one, ...of, createdAt: now })))
}
