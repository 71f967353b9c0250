import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { participants, plainOrder, searchedOf } from '../people/access/tables.ts'
import type { ApiContext } from '../platform/context.ts'
import { foundIn, tellingWords } from '../platform/db/found-in.ts'
import { inStation } from '../platform/db/rows.ts'

/** Of more people than this with such a name the newest rows are walked through: the first page is full soon. */
const fewPeople = 300

/**
 * Whom a CPF or words of a name or an e-mail mean: the numbers of a few, or a condition on `participants` where they are many. Null:
 * it means nobody.
 */
export async function peopleFound(
  ctx: ApiContext,
  search: string,
): Promise<{ ids: number[] } | { where: SQL } | null> {
  const digits = search.replace(/[\s./-]/g, '')
  const isCpf = /^\d{11}$/.test(digits)
  const where = isCpf ? eq(participants.cpf, digits) : foundByName(search)
  if (!where) return null
  const ids = await peopleBy(ctx, where)
  if (ids.length === 0) return null
  return ids.length > fewPeople ? { where } : { ids }
}

/**
 * Whether words are in somebody's name or e-mail. The index knows CPFs and phones beside them, which are not for everybody who looks for
 * orders: it is asked first, and then name and e-mail alone. Undefined where there is no word that it knows.
 */
export function foundByName(search: string): SQL | undefined {
  const words = tellingWords(search)
  const named = sql`(search_text(${participants.name}) || ' ' || ${participants.email})`
  return and(foundIn(searchedOf(participants), words), foundIn(named, words))
}

async function peopleBy({ db, station }: ApiContext, isWanted: SQL): Promise<number[]> {
  const rows = await db
    .select({ id: participants.id })
    .from(participants)
    .where(inStation(participants, { station }, isWanted))
    // Without an order a statement that is prepared for every limit walks through all people of the station for its first rows.
    .orderBy(asc(plainOrder(participants.name)))
    .limit(fewPeople + 1)
  return rows.map(({ id }) => id)
}
