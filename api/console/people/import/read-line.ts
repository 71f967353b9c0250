import { composed } from '#contract/composed.ts'
import { personRules } from '../../../people/onboarding/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { plainName } from '../../../platform/spreadsheets/find-header.ts'
import type { CsvRecord } from '../../../platform/spreadsheets/read-records.ts'
import type { FileLine, LineColumn, LineProblem } from './part.ts'
import { importTexts } from './texts.ts'

const texts = importTexts.line
const labels: Record<string, string> = importTexts.columns

export type LineReader = {
  header: readonly string[]
  /** What each column is taken for. */
  columns: readonly (LineColumn | null)[]
}

/** Of a line what its cells say, or all that is wrong with it. Whatever looks like a formula is text. Pure. */
export function readLine(
  { station, ports }: Pick<ApiContext, 'station' | 'ports'>,
  { header, columns }: LineReader,
  { line, cells }: CsvRecord,
): FileLine {
  const whole = (text: string): FileLine => ({ line, cells, values: {}, problems: [{ column: null, text }] })
  if (cells.slice(header.length).some((cell) => cell !== ''))
    return whole(texts.cells(cells.length, header.length))
  if (cells.some((cell) => cell.includes('\0'))) return whole(texts.signs)
  if (isHeader(header, cells)) return whole(texts.header)
  const { values, problems } = readCells(columns, cells)
  const rules = personRules(values, station.config, ports.clock.now())
  const wrong = new Set(problems.map(({ column }) => column))
  for (const [key, text] of Object.entries(rules.problems)) {
    const column = labels[key] ?? null
    if (!wrong.has(column)) problems.push({ column, text })
  }
  return { line, cells, values: rules.person, problems }
}

function readCells(columns: LineReader['columns'], cells: readonly string[]) {
  const problems: LineProblem[] = []
  const values: Record<string, unknown> = {}
  columns.forEach((column, at) => {
    const cell = composed(cells[at] ?? '').trim()
    if (!column || cell === '') return
    const read = column.read(cell)
    if ('wrong' in read) problems.push({ column: column.label, text: read.wrong })
    else values[column.key] = read.value
  })
  return { values, problems }
}

const isHeader = (header: readonly string[], cells: readonly string[]) =>
  cells.length > 1 && header.every((name, at) => plainName(name) === plainName(cells[at] ?? ''))
