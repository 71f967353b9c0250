import { sql } from 'drizzle-orm'
import type { CaseInput } from '#contract/services/consultancies/case-input.ts'
import { type ApiContext, inTransaction } from '../../../platform/context.ts'
import { caseImports, serviceCases } from '../tables.ts'
import { type CaseImportRow, casesIn, itself } from './check-cases.ts'
import { createPace } from './pace.ts'

/** Cases of one transaction: a few milliseconds. */
const ofPiece = 100

/**
 * Writes the cases of a file that was found right, in small pieces that leave time to others; those whose number is there are changed.
 * Broken off it goes on where it was: how far it is stands in the same transactions.
 */
export async function writeCases(ctx: ApiContext, row: CaseImportRow): Promise<void> {
  const pace = createPace()
  let piece: CaseInput[] = []
  let at = 0
  for await (const { read } of casesIn(ctx, row)) {
    at += 1
    if (at <= row.written || !('value' in read)) continue
    piece.push(read.value)
    if (piece.length === ofPiece) {
      await writePiece(ctx, row, piece)
      piece = []
    }
    await pace()
  }
  if (piece.length > 0) await writePiece(ctx, row, piece)
}

/** By number, so that two who write the same ones do not wait for each other. */
const byNumber = (a: CaseInput, b: CaseInput) => (a.number < b.number ? -1 : 1)

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

function writePiece(outer: ApiContext, row: CaseImportRow, piece: CaseInput[]): Promise<void> {
  const { stationId } = row
  const updatedAt = outer.ports.clock.now()
  return inTransaction(outer, async ({ db }) => {
    const written = await db
      .insert(serviceCases)
      .values([...piece].sort(byNumber).map((one) => ({ ...one, stationId, updatedAt })))
      .onConflictDoUpdate({
        target: [serviceCases.stationId, serviceCases.area, serviceCases.number],
        set: changed,
      })
      .returning({ isNew: sql<boolean>`(xmax = 0)` })
    const created = written.filter(({ isNew }) => isNew).length
    await db
      .update(caseImports)
      .set({
        written: sql`${caseImports.written} + ${piece.length}::int`,
        created: sql`${caseImports.created} + ${created}::int`,
      })
      .where(itself(row))
  })
}
