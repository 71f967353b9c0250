import { eq, gte, inArray, or } from 'drizzle-orm'
import type { ReadKind } from '#contract/services/access-lines/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { dayIn, startOfDay } from '../../platform/start-of-day.ts'
import { accessLines } from './tables.ts'

/** Of whom and of what area: by number, or by CPF, whose lines only a confirmed account reads. */
type Seen = { area: string } & (
  | { participantId: number; cpf?: never }
  | { cpf: string; participantId?: never }
)

type Noted = {
  reader: { id: number; name: string }
  /** `queue`: they asked for something; `cases`: they have some. */
  what: 'queue' | 'cases'
  seen: readonly Seen[]
}

/**
 * Notes what somebody of the team learned of people from a list: once a day for each person and area, for lists are looked at all day
 * (GAP-93, ADR 130). Two queries, however many they are.
 */
export async function noteDaily(
  { db, station, ports }: ApiContext,
  { reader, what, seen }: Noted,
): Promise<void> {
  if (seen.length === 0) return
  const now = ports.clock.now()
  const { timezone } = station.config
  const known = await db
    .select({ participantId: accessLines.participantId, cpf: accessLines.cpf, area: accessLines.area })
    .from(accessLines)
    .where(
      inStation(
        accessLines,
        { station },
        or(
          inArray(
            accessLines.participantId,
            seen.flatMap((one) => one.participantId ?? []),
          ),
          inArray(
            accessLines.cpf,
            seen.flatMap((one) => one.cpf ?? []),
          ),
        ),
        eq(accessLines.readerId, reader.id),
        eq(accessLines.what, what),
        gte(accessLines.createdAt, startOfDay(dayIn(now, timezone), timezone)),
      ),
    )
  const noted = new Set(known.map(keyOf))
  const missing = new Map(seen.filter((one) => !noted.has(keyOf(one))).map((one) => [keyOf(one), one]))
  if (missing.size === 0) return
  const of = { stationId: station.id, readerId: reader.id, readerName: reader.name, what }
  await db.insert(accessLines).values([...missing.values()].map((one) => ({ ...one, ...of, createdAt: now })))
}

type Key = { participantId?: number | null | undefined; cpf?: string | null | undefined; area: string }
const keyOf = ({ participantId, cpf, area }: Key) => `${participantId ?? ''} ${cpf ?? ''} ${area}`

type Reading = {
  /** Who of the team reads. */
  reader: { id: number; name: string }
  what: ReadKind
  /** As it is shown: 'Odontologia'. */
  area: string
} & ({ participantId: number } | { cpf: string })

/** Notes that somebody of the team read something sensitive of a person, before they read it (GAP-93). */
export async function writeAccessLine(ctx: ApiContext, { reader, ...read }: Reading): Promise<void> {
  await ctx.db.insert(accessLines).values({
    ...read,
    stationId: ctx.station.id,
    readerId: reader.id,
    readerName: reader.name,
    createdAt: ctx.ports.clock.now(),
  })
}
