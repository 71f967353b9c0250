import { composed } from '#contract/composed.ts'
import { asSentence } from '#contract/content-fields.ts'
import { plainTyped } from '#contract/plain-typed.ts'
import { parseDate } from '#contract/real-date.ts'
import type { CaseArea } from '#contract/services/consultancies/areas.ts'
import {
  type CaseColumn,
  type LineProblem,
  mostCases,
  mostImportLines,
  mostShownProblems,
} from '#contract/services/consultancies/case-import.ts'
import { type CaseInput, caseInputSchema } from '#contract/services/consultancies/case-input.ts'
import { isScientific, readCpfCell, readYesNo, spreadsheetTexts } from '#contract/spreadsheet.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, withId } from '../../../platform/db/rows.ts'
import { piecesOf } from '../../../platform/ports/index.ts'
import { createPace } from '../../../platform/spreadsheets/pace.ts'
import { readRecords, unreadableAt } from '../../../platform/spreadsheets/read-records.ts'
import { caseImports, serviceCases } from '../tables.ts'
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

type Checked = Pick<CaseImportRow, 'lines' | 'problemCount' | 'problems'>

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

type CellProblem = { column: CaseColumn | null; text: string }
type ReadLine = { value: CaseInput } | { problems: CellProblem[] }

/** Which column says what. */
const fields = {
  numero: 'number',
  cpf: 'cpf',
  coletiva: 'isCollective',
  tipo: 'kind',
  protocolo: 'filedOn',
  situacao: 'situation',
  orgao: 'court',
  titulo: 'title',
  valor: 'claimCents',
  link: 'link',
} as const satisfies Record<CaseColumn, keyof CaseInput>
const columnOf = new Map(
  Object.entries(fields).map(([column, field]) => [field as string, column as CaseColumn]),
)

/** A case by its line, or all that is wrong with it. Whatever looks like a formula is text. Pure. */
function caseOfLine(area: CaseArea, columns: readonly CaseColumn[], cells: readonly string[]): ReadLine {
  const rest = cells.slice(columns.length)
  if (cells.length < columns.length || rest.some((cell) => cell !== ''))
    return { problems: [{ column: null, text: texts.cells(cells.length, columns.length) }] }
  if (cells.some((cell) => cell.includes('\0'))) return { problems: [{ column: null, text: texts.signs }] }
  const problems: CellProblem[] = []
  const said: Record<string, unknown> = { area }
  columns.forEach((column, at) => {
    const read = readCell(column, composed(cells[at] ?? ''))
    if (typeof read === 'object' && read !== null) problems.push({ column, text: read.wrong })
    else said[fields[column]] = read
  })
  const checked = caseInputSchema.safeParse(said)
  if (checked.success && problems.length === 0) return { value: checked.data }
  const wrong = new Set(problems.map(({ column }) => column))
  for (const { path, message } of checked.error?.issues ?? []) {
    const column = columnOf.get(String(path[0])) ?? null
    if (wrong.has(column)) continue
    wrong.add(column)
    problems.push({ column, text: asSentence(message) })
  }
  return { problems }
}

type Cell = string | number | boolean | null | { wrong: string }

function readCell(column: CaseColumn, cell: string): Cell {
  switch (column) {
    case 'numero':
      return isScientific(cell) ? { wrong: spreadsheetTexts.scientific } : plainTyped(cell)
    case 'cpf':
      return cell === '' ? null : readCpfCell(cell)
    case 'link':
      return cell || null
    case 'coletiva':
      return readYesNo(cell) ?? { wrong: texts.yesOrNo }
    case 'protocolo':
      return cell === '' ? null : (parseDate(cell) ?? { wrong: texts.date })
    case 'valor':
      if (isScientific(cell)) return { wrong: spreadsheetTexts.scientific }
      return cell === '' ? null : (centsOf(cell) ?? { wrong: texts.value })
    default:
      return cell
  }
}

/** 'R$ 1.234,56', '1234,5' and '1234.56' in centavos; null for what is none. */
function centsOf(text: string): number | null {
  const amount = plainTyped(text).replace(/^R\$\s*/, '')
  const plain = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(amount)
    ? amount.replaceAll('.', '').replace(',', '.')
    : amount.replace(',', '.')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
}
