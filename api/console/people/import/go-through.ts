import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import { mostPeopleLines, type PreviewLine } from '#contract/console/people/import/schemas.ts'
import { type ApiContext, inTransaction } from '../../../platform/context.ts'
import { inStation, withId } from '../../../platform/db/rows.ts'
import { createPace } from '../../../platform/spreadsheets/pace.ts'
import { columnsOffered } from './columns.ts'
import { type Judged, judgeLines } from './judge-lines.ts'
import { linesOf } from './lines-of-file.ts'
import type { FileLine, ImportRow, Pass } from './part.ts'
import { peopleImportLines, peopleImports } from './tables.ts'
import { writePeople } from './write-people.ts'

/** Lines of one transaction: some tens of milliseconds. */
const ofPiece = 200
/** So many are shown as they would become. */
const mostPreviewed = 8

type Doing = { state: 'checking' | 'writing' }

/**
 * Goes through the lines of a file, a piece at a time: looks at them, or writes them, each piece in one transaction with where it stands.
 * Broken off it goes on where it was. Answers false where somebody else went on with it, or its state is another one by now.
 * @throws CsvError where the file cannot be read any further
 */
export async function goThrough(ctx: ApiContext, row: ImportRow, { state }: Doing): Promise<boolean> {
  const pass: Pass = { row, newTags: new Set(), openingCents: null }
  const pace = createPace()
  let piece: FileLine[] = []
  let at = 0
  for await (const line of linesOf(ctx, row)) {
    at += 1
    if (at > mostPeopleLines) return true
    await pace()
    if (at <= row.seen) continue
    piece.push(line)
    if (piece.length < ofPiece) continue
    if (!(await takePiece(ctx, pass, { state, piece, seen: at - piece.length }))) return false
    piece = []
  }
  return piece.length === 0 || takePiece(ctx, pass, { state, piece, seen: at - piece.length })
}

type Piece = Doing & {
  piece: FileLine[]
  /** Lines before it. */
  seen: number
}

function takePiece(outer: ApiContext, pass: Pass, { state, piece, seen }: Piece): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const itself = withId(peopleImports, ctx, pass.row.id, eq(peopleImports.state, state))
    const [here] = await ctx.db
      .select({ seen: peopleImports.seen })
      .from(peopleImports)
      .where(itself)
      .for('update')
    if (here?.seen !== seen) return false
    // A work may run twice (ADR 24): what was found wrong in a try that was given up is not found twice.
    const lines = piece.map((line) => ({ ...line, problems: [...line.problems] }))
    const isWritten = state === 'writing'
    const judged = await judgeLines(ctx, pass, { lines, isWritten })
    if (isWritten) await writePeople(ctx, pass, judged)
    await keepWrong(ctx, pass.row.id, judged)
    await note(ctx, itself, judged, seen)
    return true
  })
}

async function keepWrong(
  { db, station }: ApiContext,
  importId: number,
  judged: readonly Judged[],
): Promise<void> {
  const wrong = judged.filter(({ outcome }) => outcome === 'wrong')
  if (wrong.length === 0) return
  await db
    .insert(peopleImportLines)
    .values(
      wrong.map(({ line: { line, cells, problems } }) => ({
        ...{ stationId: station.id, importId, line, problems },
        cells: cells.map((cell) => cell.replaceAll('\0', '').slice(0, mostOfCell)),
      })),
    )
    .onConflictDoNothing()
}

const mostOfCell = 500

type Where = ReturnType<typeof withId>

async function note(ctx: ApiContext, itself: Where, judged: readonly Judged[], seen: number): Promise<void> {
  const { created, updated, same, wrong } = peopleImports
  const more = (column: SQLWrapper, outcome: Judged['outcome']) =>
    sql`${column} + ${judged.filter((one) => one.outcome === outcome).length}::int`
  await ctx.db
    .update(peopleImports)
    .set({
      seen: seen + judged.length,
      created: more(created, 'created'),
      updated: more(updated, 'updated'),
      same: more(same, 'same'),
      wrong: more(wrong, 'wrong'),
      workedAt: ctx.ports.clock.now(),
      ...(seen === 0 && { preview: await previewOf(ctx, judged) }),
    })
    .where(itself)
}

/** The first lines, each value as people write it. */
async function previewOf(ctx: ApiContext, judged: readonly Judged[]): Promise<PreviewLine[]> {
  const columns = new Map((await columnsOffered(ctx)).map((column) => [column.key, column]))
  const shown = (key: string, value: unknown) => columns.get(key)?.show?.(value) ?? String(value)
  return judged.slice(0, mostPreviewed).map(({ line: { line, values }, outcome }) => ({
    line,
    outcome,
    values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, shown(key, value)])),
  }))
}

/** Nothing of what was gone through stays: it is gone through from the first line. */
export async function beginAnew(ctx: ApiContext, id: number): Promise<void> {
  await ctx.db
    .delete(peopleImportLines)
    .where(inStation(peopleImportLines, ctx, eq(peopleImportLines.importId, id)))
  await ctx.db
    .update(peopleImports)
    .set({ seen: 0, created: 0, updated: 0, same: 0, wrong: 0, preview: [], workedAt: ctx.ports.clock.now() })
    .where(withId(peopleImports, ctx, id))
}
