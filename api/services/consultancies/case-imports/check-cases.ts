import {
  type LineProblem,
  mostCases,
  mostImportLines,
  mostShownProblems,
} from '#contract/services/consultancies/case-import.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, withId } from '../../../platform/db/rows.ts'
import { piecesOf } from '../../../platform/ports/index.ts'
import { caseImports, serviceCases } from '../tables.ts'
import { caseOfLine, type ReadLine } from './case-of-line.ts'
import { createPace } from './pace.ts'
import { readRecords, unreadableAt } from './read-records.ts'
import { headerOf, inStore } from './store-case-file.ts'
import { importTexts as texts } from './texts.ts'

export type CaseImportRow = typeof caseImports.$inferSelect & { fileKey: string }

/** The cases of a stored file, line by line. @throws CsvError where it cannot be read any further */
export async function* casesIn(
  ctx: ApiContext,
  { area, charset, fileKey }: CaseImportRow,
): AsyncGenerator<{ line: number; read: ReadLine }> {
  const header = await headerOf(ctx, { key: fileKey, charset })
  if (typeof header === 'string') throw new Error('A file of cases lost its header')
  const { delimiter, columns } = header
  const pieces = piecesOf(await inStore(ctx.ports.files.get(fileKey)))
  let isHeader = true
  for await (const { line, cells } of readRecords(pieces, { charset, delimiter })) {
    if (!isHeader) yield { line, read: caseOfLine(area, columns, cells) }
    isHeader = false
  }
}

/** So often is said how far it is. */
const linesOfNews = 2_000

export type Checked = Pick<CaseImportRow, 'lines' | 'problemCount' | 'problems'>

/** Reads a file whole and says what is wrong with which line: nothing of it is written (LEG-02, CTB-02). */
export async function checkCases(
  ctx: ApiContext,
  row: CaseImportRow,
  most = mostImportLines,
): Promise<Checked> {
  const problems: LineProblem[] = []
  const lineOf = new Map<string, number>()
  const pace = createPace()
  let [lines, problemCount] = [0, 0]
  const add = (line: number, column: string | null, text: string) => {
    problemCount += 1
    if (problems.length < mostShownProblems) problems.push({ line, column, text })
  }
  try {
    for await (const { line, read } of casesIn(ctx, row)) {
      lines += 1
      if (lines > most) break
      if ('problems' in read) for (const one of read.problems) add(line, one.column, one.text)
      else {
        const before = lineOf.get(read.value.number)
        if (before !== undefined) add(line, 'numero', texts.again(before))
        else lineOf.set(read.value.number, line)
      }
      if (lines % linesOfNews === 0)
        await ctx.db
          .update(caseImports)
          .set({ lines, workedAt: ctx.ports.clock.now() })
          .where(withId(caseImports, row, row.id))
      await pace()
    }
  } catch (error) {
    const found = unreadableAt(error)
    if (!found) throw error
    add(found.line, null, found.isLong ? texts.longLine : texts.unreadable)
  }
  if (lines > most) add(lines, null, texts.manyLines(most))
  else if (lines === 0 && problemCount === 0) add(1, null, texts.noLines)
  else if (lines + (await ctx.db.$count(serviceCases, inStation(serviceCases, row))) > mostCases)
    add(1, null, texts.full(mostCases))
  return { lines: Math.min(lines, most), problemCount, problems }
}
