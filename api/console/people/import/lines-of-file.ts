import type { ApiContext } from '../../../platform/context.ts'
import { piecesOf } from '../../../platform/ports/index.ts'
import { type CsvRecord, readRecords } from '../../../platform/spreadsheets/read-records.ts'
import { columnsOffered } from './columns.ts'
import type { FileLine, ImportRow } from './part.ts'
import { readLine } from './read-line.ts'
import { importTexts } from './texts.ts'

type Stored = Pick<ImportRow, 'fileKey' | 'charset' | 'delimiter'>

/** All lines of a stored file that say something. @throws CsvError where it cannot be read any further */
export async function* recordsOf(
  { ports }: Pick<ApiContext, 'ports'>,
  row: Stored,
): AsyncGenerator<CsvRecord> {
  const found = await ports.files.get(row.fileKey)
  if (!found) throw new Error('A file of people is not in the store')
  yield* readRecords(piecesOf(found), row)
}

/** The lines of people in a file, each with what it says and what is wrong with it; a person who stands there twice counts once. */
export async function* linesOf(ctx: ApiContext, row: ImportRow): AsyncGenerator<FileLine> {
  const offered = new Map((await columnsOffered(ctx)).map((column) => [column.key, column]))
  const columns = row.columns.map((key) => (key === null ? null : (offered.get(key) ?? null)))
  const before = { cpf: new Map<string, number>(), email: new Map<string, number>() }
  for await (const record of recordsOf(ctx, row)) {
    if (record.line <= row.headerLine) continue
    const line = readLine(ctx, { header: row.header, columns }, record)
    const earlier = lineBefore(before, line)
    if (earlier !== undefined) line.problems.push({ column: null, text: importTexts.line.again(earlier) })
    yield line
  }
}

/** The line in which the same CPF or e-mail stood before; without one, it stands here. */
function lineBefore(
  before: Record<'cpf' | 'email', Map<string, number>>,
  { line, values }: FileLine,
): number | undefined {
  const own = (['cpf', 'email'] as const).flatMap((key) => {
    const value = values[key]
    return typeof value === 'string' ? [{ key, value }] : []
  })
  const earlier = own.map(({ key, value }) => before[key].get(value)).find((one) => one !== undefined)
  if (earlier === undefined) for (const { key, value } of own) before[key].set(value, line)
  return earlier
}
