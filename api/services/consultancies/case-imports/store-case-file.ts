import { createHash } from 'node:crypto'
import { CsvError, parse } from 'csv-parse/sync'
import { decomposed } from '#contract/composed.ts'
import {
  type CaseColumn,
  caseColumns,
  mostImportBytes,
} from '#contract/services/consultancies/case-import.ts'
import {
  type Charset,
  type Delimiter,
  isText,
  letterReader,
  separatedBy,
  wideCharset,
} from '#contract/spreadsheet.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/errors.ts'
import { type StreamedFile, takeStream } from '../../../platform/files/index.ts'
import { readWhole, type StoredFile } from '../../../platform/ports/index.ts'
import { importTexts as texts } from './texts.ts'

type CaseFile = { key: string; charset: Charset; digest: string; discard(): Promise<void> }

const headBytes = 4_096
const headerBytes = 16 * 1024
const csv = { contentType: 'text/csv' } as const

/**
 * Stores a private file of cases while it comes, and looks at its header: nothing stays of one with other columns.
 * @throws invalid_input with `fields.file`
 */
export async function storeCaseFile(ctx: ApiContext, file: StreamedFile): Promise<CaseFile> {
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let charset: Charset = 'utf-8'
  async function* watched(pieces: AsyncGenerator<Buffer>) {
    for await (const piece of pieces) {
      hash.update(piece)
      if (charset === 'utf-8' && !decodes(decoder, piece)) charset = 'windows-1252'
      yield piece
    }
    if (charset === 'utf-8' && !decodes(decoder)) charset = 'windows-1252'
  }
  const { key, discard } = await takeStream(ctx, file, {
    store: ctx.ports.files,
    maxBytes: mostImportBytes,
    tooLarge: texts.tooLarge(mostImportBytes / 1024 / 1024),
    wrongType: texts.wrongType,
    headBytes,
    kindOf(head) {
      charset = wideCharset(head) ?? charset
      return head.length > 0 && isText(head) ? csv : null
    },
    path: () => 'processos.csv',
    cleaned: watched,
    async judge(key) {
      const header = await headerOf(ctx, { key, charset })
      if (typeof header === 'string') throw ApiError.fields({ file: header })
    },
  })
  return { key, charset, digest: hash.digest('hex'), discard }
}

/** Excel writes Windows-1252, which is never valid UTF-8 once there is an accent in it. */
function decodes(decoder: TextDecoder, piece?: Buffer): boolean {
  try {
    decoder.decode(piece, { stream: piece !== undefined })
    return true
  } catch {
    return false
  }
}

/** The columns of a stored file, or what is wrong with them. @throws Error when it is not in the store */
export async function headerOf(
  { ports }: Pick<ApiContext, 'ports'>,
  { key, charset }: { key: string; charset: Charset },
): Promise<Header | string> {
  const { size } = await inStore(ports.files.about(key))
  const part = { start: 0, end: Math.min(size, headerBytes) - 1 }
  const beginning = await readWhole(await inStore<StoredFile>(ports.files.get(key, part)))
  return readHeader(letterReader(charset).read(beginning))
}

export async function inStore<T>(asked: Promise<T | null>): Promise<T> {
  const found = await asked
  if (!found) throw new Error('A file of cases is not in the store')
  return found
}

type Header = { delimiter: Delimiter; columns: CaseColumn[] }

const known = new Map(
  (Object.entries(caseColumns) as [CaseColumn, readonly string[]][]).flatMap(([column, others]) =>
    [column, ...others].map((name): [string, CaseColumn] => [name, column]),
  ),
)
/** So much is quoted of names that are none of ours. */
const mostQuoted = 10

/** The columns of a file by its beginning, or what is wrong with them, by their names. Pure. */
function readHeader(beginning: string): Header | string {
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
