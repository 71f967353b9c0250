import { eq, type SQL, sql } from 'drizzle-orm'
import type { CaseInput } from '#contract/services/consultancies/case-input.ts'
import { type ApiContext, inTransaction } from '../../../platform/context.ts'
import { withId } from '../../../platform/db/rows.ts'
import { createPace } from '../../../platform/spreadsheets/pace.ts'
import { caseImports, serviceCases } from '../tables.ts'
import { type CaseImportRow, casesIn } from './check-cases.ts'
import { readersInFile, readersInStore } from './find-reader-changes.ts'

/** Cases of one transaction: a few milliseconds. */
const ofPiece = 100

/**
 * Writes the cases of a file that was found right, in small pieces that leave time to others; those whose number is there are changed.
 * Broken off it goes on where it was: how far it is stands in the same transactions. Answers false where somebody else went on with it.
 */
export async function writeCases(ctx: ApiContext, row: CaseImportRow): Promise<boolean> {
  const pace = createPace()
  let piece: Line[] = []
  let at = 0
  for await (const { line, read } of casesIn(ctx, row)) {
    at += 1
    if (at <= row.written || !('value' in read)) continue
    piece.push({ line, value: read.value })
    if (piece.length === ofPiece) {
      if (!(await writePiece(ctx, row, { piece, written: at - piece.length }))) return false
      piece = []
    }
    await pace()
  }
  return piece.length === 0 || writePiece(ctx, row, { piece, written: at - piece.length })
}

/** By number, so that two who write the same ones do not wait for each other. */
const byNumber = (a: CaseInput, b: CaseInput) => (a.number < b.number ? -1 : 1)

type Line = { line: number; value: CaseInput }

/** What a file says of a case that is there takes the place of all that was said of it. */
const changed = {
  cpf: sql`excluded.cpf`,
  isCollective: sql`excluded.is_collective`,
  kind: sql`excluded.kind`,
  filedOn: sql`excluded.filed_on`,
  situation: sql`excluded.situation`,
  court: sql`excluded.court`,
  title: sql`excluded.title`,
  claimCents: sql`excluded.claim_cents`,
  link: sql`excluded.link`,
  updatedAt: sql`excluded.updated_at`,
}

const sameReaders = sql`(${readersInStore}) is not distinct from (${readersInFile})`

type Piece = { piece: Line[] /** Lines before it. */; written: number }

function writePiece(
  outer: ApiContext,
  row: CaseImportRow,
  { piece, written: before }: Piece,
): Promise<boolean> {
  const { stationId } = row
  const updatedAt = outer.ports.clock.now()
  return inTransaction(outer, async ({ db }) => {
    const [here] = await db
      .select({ written: caseImports.written })
      .from(caseImports)
      .where(withId(caseImports, row, row.id, eq(caseImports.state, 'writing')))
      .for('update')
    if (here?.written !== before) return false
    const confirmed = new Set(row.confirmedLines)
    const put = (lines: Line[], setWhere?: SQL) =>
      lines.length === 0
        ? []
        : db
            .insert(serviceCases)
            .values(lines.map(({ value }) => ({ ...value, stationId, updatedAt })).sort(byNumber))
            .onConflictDoUpdate({
              target: [serviceCases.stationId, serviceCases.area, serviceCases.number],
              set: changed,
              ...(setWhere && { setWhere }),
            })
            .returning({ isNew: sql<boolean>`(xmax = 0)` })
    const written = [
      // Whatever came in between: nobody's readers change unconfirmed.
      ...(await put(
        piece.filter(({ line }) => !confirmed.has(line)),
        sameReaders,
      )),
      ...(await put(piece.filter(({ line }) => confirmed.has(line)))),
    ]
    const created = written.filter(({ isNew }) => isNew).length
    await db
      .update(caseImports)
      .set({
        written: sql`${caseImports.written} + ${piece.length}::int`,
        created: sql`${caseImports.created} + ${created}::int`,
        left: sql`${caseImports.left} + ${piece.length - written.length}::int`,
        workedAt: updatedAt,
      })
      .where(withId(caseImports, row, row.id))
    return true
  })
}
