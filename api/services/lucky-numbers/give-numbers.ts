import { createHash, randomBytes } from 'node:crypto'
import { asc, count, eq } from 'drizzle-orm'
import { ledgerAccounts } from '../../ledger/tables.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { luckyDraws, luckyNumbers } from './tables.ts'

type Draw = typeof luckyDraws.$inferSelect

/** Rows of one statement. */
const batch = 2_000
/** Numbers of one draw. */
const mostNumbers = 1_000_000

/**
 * Gives each member who may enter the numbers of a draw that they should have and have not: one, or one for every so many points that
 * they can spend now. In the order of the members' numbers, so twice is once. To be called with the draw locked.
 * @returns how many were given; null where they would be more than a draw has
 */
export async function giveNumbers(ctx: ApiContext, draw: Draw): Promise<number | null> {
  const has = new Map((await heldIn(ctx, draw.id)).map((one) => [one.participantId, one.numbers]))
  const missing = (await membersOf(ctx)).map(({ id, balanceH }) => {
    const should = draw.everyPointsH === null ? 1 : Math.floor((balanceH ?? 0) / draw.everyPointsH)
    return { id, numbers: Math.max(0, should - (has.get(id) ?? 0)) }
  })
  // Counted before they are made: a balance may be worth more numbers than memory holds.
  if (missing.reduce((sum, { numbers }) => sum + numbers, draw.total) > mostNumbers) return null
  const owners = missing.flatMap(({ id, numbers }) => Array.from<number>({ length: numbers }).fill(id))
  const { db, station, ports } = ctx
  const createdAt = ports.clock.now()
  for (let at = 0; at < owners.length; at += batch)
    await db.insert(luckyNumbers).values(
      owners.slice(at, at + batch).map((participantId, place) => ({
        ...{ stationId: station.id, drawId: draw.id, participantId, createdAt },
        number: draw.total + at + place + 1,
      })),
    )
  await db
    .update(luckyDraws)
    .set({ total: draw.total + owners.length })
    .where(withId(luckyDraws, ctx, draw.id))
  return owners.length
}

const heldIn = ({ db, station }: ApiContext, drawId: number) =>
  db
    .select({ participantId: luckyNumbers.participantId, numbers: count() })
    .from(luckyNumbers)
    .where(inStation(luckyNumbers, { station }, eq(luckyNumbers.drawId, drawId)))
    .groupBy(luckyNumbers.participantId)

const membersOf = ({ db, station }: ApiContext) =>
  db
    .select({ id: participants.id, balanceH: ledgerAccounts.balanceH })
    .from(participants)
    .leftJoin(
      ledgerAccounts,
      inStation(
        ledgerAccounts,
        participants,
        eq(ledgerAccounts.participantId, participants.id),
        eq(ledgerAccounts.kind, 'wallet'),
      ),
    )
    .where(
      inStation(
        participants,
        { station },
        eq(participants.status, 'active'),
        eq(participants.role, 'participant'),
        // Whom the area is open to: linked, and done with the sign-up.
        eq(participants.hasEstablishment, true),
        eq(participants.firstLogin, false),
      ),
    )
    .orderBy(asc(participants.id))

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A seed for one draw, and the hash that is published before it. */
export function newSeed(): { seed: string; seedHash: string } {
  const seed = randomBytes(32).toString('hex')
  return { seed, seedHash: sha256(seed) }
}

/**
 * The numbers that a seed draws out of 1 to `total`, each once, in their order (docs/lucky-numbers.md): the SHA-256 of
 * `seed:place:try`, as a number, modulo `total`, plus 1; a number that was drawn already is tried again. Pure.
 */
export function drawNumbers(seed: string, total: number, winners: number): number[] {
  const drawn: number[] = []
  for (let place = 1; place <= Math.min(winners, total); place += 1)
    for (let attempt = 1; drawn.length < place; attempt += 1) {
      const number = Number(BigInt(`0x${sha256(`${seed}:${place}:${attempt}`)}`) % BigInt(total)) + 1
      if (!drawn.includes(number)) drawn.push(number)
    }
  return drawn
}
