import { eq, inArray, sql } from 'drizzle-orm'
import { mostReaderChanges, type ReaderChange } from '#contract/services/consultancies/case-import.ts'
import type { CaseInput } from '#contract/services/consultancies/case-input.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation } from '../../../platform/db/rows.ts'
import { createPace } from '../../../platform/spreadsheets/pace.ts'
import { serviceCases } from '../tables.ts'
import { type CaseImportRow, casesIn } from './check-cases.ts'

/** Numbers that are looked up together. */
const ofPiece = 500

type Readers = Pick<CaseInput, 'cpf' | 'isCollective'>
type Line = Readers & { line: number; number: string }

/** Who sees a case: everybody, or the person of a CPF. As text, to be compared in the database, too. */
export const readersInStore = sql`case when ${serviceCases.isCollective} then '*' else ${serviceCases.cpf} end`
export const readersInFile = sql`case when excluded.is_collective then '*' else excluded.cpf end`

/** What a case's line changes of who sees it; null where that stays. Pure. */
export function readerChange(before: Readers, after: Readers): ReaderChange['what'] | null {
  if (before.isCollective !== after.isCollective) return after.isCollective ? 'to_everybody' : 'to_person'
  return !after.isCollective && before.cpf !== after.cpf ? 'to_another' : null
}

/**
 * The lines of a file that would change who sees a case that is there: by one letter of a spreadsheet what was one person's is
 * everybody's (LEG-02, CTB-02). More than can be confirmed one by one are counted no further.
 */
export async function findReaderChanges(ctx: ApiContext, row: CaseImportRow): Promise<ReaderChange[]> {
  const ofArea = inStation(serviceCases, row, eq(serviceCases.area, row.area))
  if ((await ctx.db.$count(serviceCases, ofArea)) === 0) return []
  const found: ReaderChange[] = []
  const pace = createPace()
  let piece: Line[] = []
  const look = async () => {
    found.push(...(await changesOf(ctx, row, piece)))
    piece = []
  }
  for await (const { line, read } of casesIn(ctx, row)) {
    if ('value' in read) piece.push({ line, ...read.value })
    if (piece.length === ofPiece) await look()
    if (found.length > mostReaderChanges) return found
    await pace()
  }
  await look()
  return found
}

async function changesOf(
  { db }: ApiContext,
  { stationId, area }: CaseImportRow,
  piece: readonly Line[],
): Promise<ReaderChange[]> {
  if (piece.length === 0) return []
  const { number, cpf, isCollective } = serviceCases
  const numbers = piece.map((one) => one.number)
  const rows = await db
    .select({ number, cpf, isCollective })
    .from(serviceCases)
    .where(inStation(serviceCases, { stationId }, eq(serviceCases.area, area), inArray(number, numbers)))
  const before = new Map(rows.map((one) => [one.number, one]))
  return piece.flatMap((one) => {
    const known = before.get(one.number)
    const what = known && readerChange(known, one)
    return what ? [{ line: one.line, what }] : []
  })
}
