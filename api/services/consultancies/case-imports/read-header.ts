import { CsvError, parse } from 'csv-parse/sync'
import { decomposed } from '#contract/composed.ts'
import { type CaseColumn, caseColumns } from '#contract/services/consultancies/case-import.ts'
import { type Delimiter, separatedBy } from '#contract/spreadsheet.ts'
import { importTexts as texts } from './texts.ts'

export type Header = { delimiter: Delimiter; columns: CaseColumn[] }

const known = new Map(
  (Object.entries(caseColumns) as [CaseColumn, readonly string[]][]).flatMap(([column, others]) =>
    [column, ...others].map((name): [string, CaseColumn] => [name, column]),
  ),
)
/** So much is quoted of names that are none of ours. */
const mostQuoted = 10

/** The columns of a file by its beginning, or what is wrong with them, by their names. Pure. */
export function readHeader(beginning: string): Header | string {
  const { delimiter, text } = separatedBy(beginning)
  const names = cellsOf(text, delimiter)
  if (!names) return texts.noHeader
  while (names.at(-1) === '') names.pop()
  const columns = names.map((name) => known.get(plain(name)))
  const missing = (Object.keys(caseColumns) as CaseColumn[]).filter((column) => !columns.includes(column))
  const unknown = names.filter((_, at) => columns[at] === undefined)
  const twice = columns.filter((column, at) => column !== undefined && columns.indexOf(column) < at)
  if (missing.length + unknown.length + twice.length > 0)
    return texts.columns({
      missing,
      unknown: unknown.slice(0, mostQuoted).map((name) => name.slice(0, 40) || texts.noName),
      twice: [...new Set(twice.flatMap((column) => column ?? []))],
    })
  return { delimiter, columns: columns.flatMap((column) => column ?? []) }
}

/** Without accents, capitals and whatever stands between words. */
const plain = (name: string) =>
  decomposed(name)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

function cellsOf(beginning: string, delimiter: string): string[] | null {
  try {
    const [cells] = parse(beginning, { delimiter, bom: true, trim: true, to: 1, relax_column_count: true })
    return (cells as string[] | undefined) ?? null
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}
