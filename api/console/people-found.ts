import { asc, eq, type SQL } from 'drizzle-orm'
import { participants, searchedOf } from '../people/access/tables.ts'
import type { ApiContext } from '../platform/context.ts'
import { foundIn } from '../platform/db/found-in.ts'
import { inStation } from '../platform/db/rows.ts'

/** Of more people than this with such a name the newest rows are walked through: the first page is full soon. */
const fewPeople = 300
/** What is shorter is in every name. */
const shortestWord = 3

/**
 * Whom a CPF or words of a name or an e-mail mean: the numbers of a few, or a condition on `participants` where they are many. Null:
 * it means nobody.
 */
export async function peopleFound(
  ctx: ApiContext,
  search: string,
): Promise<{ ids: number[] } | { where: SQL } | null> {
  const digits = search.replace(/[\s./-]/g, '')
  const words = search.split(/\s+/).filter((word) => word.length >= shortestWord)
  const isCpf = /^\d{11}$/.test(digits)
  const where = isCpf ? eq(participants.cpf, digits) : foundIn(searchedOf(participants), words.join(' '))
  if (!where) return null
  const ids = await peopleBy(ctx, where)
  if (ids.length === 0) return null
  return ids.length > fewPeople ? { where } : { ids }
}

async function peopleBy({ db, station }: ApiContext, isWanted: SQL): Promise<number[]> {
  const rows = await db
    .select({ id: participants.id })
    .from(participants)
    .where(inStation(participants, { station }, isWanted))
    // Without an order a statement that is prepared for every limit walks through all people of the station for its first rows.
    .orderBy(asc(participants.name))
    .limit(fewPeople + 1)
  return rows.map(({ id }) => id)
}
