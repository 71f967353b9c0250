import { composed } from '#contract/composed.ts'
import { asSentence } from '#contract/content-fields.ts'
import { plainTyped } from '#contract/plain-typed.ts'
import { parseDate } from '#contract/real-date.ts'
import type { CaseArea } from '#contract/services/consultancies/areas.ts'
import type { CaseColumn } from '#contract/services/consultancies/case-import.ts'
import { type CaseInput, caseInputSchema } from '#contract/services/consultancies/case-input.ts'
import { isScientific, readCpfCell, readYesNo, spreadsheetTexts } from '#contract/spreadsheet.ts'
import { importTexts as texts } from './texts.ts'

type CellProblem = { column: CaseColumn | null; text: string }
export type ReadLine = { value: CaseInput } | { problems: CellProblem[] }

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
export function caseOfLine(
  area: CaseArea,
  columns: readonly CaseColumn[],
  cells: readonly string[],
): ReadLine {
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
