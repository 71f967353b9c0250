import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type Charset, type Delimiter, isText, letterReader, separatedBy } from '#contract/spreadsheet.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import {
  claimKeys,
  expectClaim,
  newSecret,
  privateKey,
  type StreamedFile,
  takeStream,
} from '../files/index.ts'
import { readWhole } from '../ports/index.ts'
import { createCharsetWatch } from './charset-of.ts'
import { readWorkbook, UnreadWorkbook } from './read-workbook.ts'
import { tableTexts as texts } from './texts.ts'

/** A table in the store, as CSV whatever it came as. */
export type TakenTable = {
  key: string
  charset: Charset
  delimiter: Delimiter
  /** Of what was sent. */
  digest: string
  discard(): Promise<void>
}

const headBytes = 4_096
const beginningBytes = 16 * 1024
const csv = { contentType: 'text/csv' } as const
const workbook = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
type Kind = typeof csv | typeof workbook

/**
 * Stores a table that somebody sends, CSV as any spreadsheet saves it or XLSX, as a private CSV file while it comes; nothing stays of what is
 * none, too large, with macros or locked (SEC-66). Whoever names it in a row claims its key. @throws invalid_input with `fields.file`
 */
export async function takeTable(
  ctx: ApiContext,
  file: StreamedFile,
  { maxBytes, path }: { maxBytes: number; path: string },
): Promise<TakenTable> {
  const hash = createHash('sha256')
  const watch = createCharsetWatch()
  let kind = csv as Kind
  async function* watched(pieces: AsyncGenerator<Buffer>) {
    for await (const piece of pieces) {
      hash.update(piece)
      watch.look(piece)
      yield piece
    }
  }
  const taken = await takeStream<Kind, void>(ctx, file, {
    store: ctx.ports.files,
    maxBytes,
    tooLarge: texts.tooLarge(maxBytes / 1024 / 1024),
    wrongType: texts.wrongType,
    headBytes,
    kindOf(head) {
      watch.begin(head)
      kind = kindOf(head)
      return kind
    },
    path: () => path,
    cleaned: watched,
    judge: async () => {},
  })
  const digest = hash.digest('hex')
  const { key, discard } = taken
  if (kind === csv) {
    const charset = watch.end()
    return { key, charset, delimiter: await delimiterOf(ctx, key, charset), digest, discard }
  }
  try {
    return { ...(await asCsv(ctx, { key, path })), charset: 'utf-8', delimiter: ';', digest }
  } finally {
    await discard()
  }
}

const isZip = (head: Uint8Array) => head[0] === 0x50 && head[1] === 0x4b
/** Workbooks of before 2007, and those with a password. */
const isOle = (head: Uint8Array) =>
  head[0] === 0xd0 && head[1] === 0xcf && head[2] === 0x11 && head[3] === 0xe0

/** What a file is by its first bytes. @throws invalid_input for what is no table */
function kindOf(head: Uint8Array): Kind {
  const refuse = (text: string) => ApiError.fields({ file: text })
  if (head.length === 0) throw refuse(texts.empty)
  if (isOle(head)) throw refuse(texts.old)
  if (isZip(head)) return workbook
  if (!isText(head)) throw refuse(texts.wrongType)
  return csv
}

async function delimiterOf(ctx: ApiContext, key: string, charset: Charset): Promise<Delimiter> {
  const about = await ctx.ports.files.about(key)
  const part = { start: 0, end: Math.min(about?.size ?? 1, beginningBytes) - 1 }
  const found = await ctx.ports.files.get(key, part)
  const beginning = found ? letterReader(charset).read(await readWhole(found)) : ''
  return separatedBy(withoutTitle(beginning)).delimiter
}

/** A title over the names of the columns has no separator, and would tell a wrong one. */
function withoutTitle(beginning: string): string {
  const lines = beginning.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const first = lines.findIndex((line) => /[;,\t]/.test(line))
  return lines.slice(Math.max(0, first)).join('\n')
}

/** A workbook in the store as a CSV file beside it: its rows are the lines. @throws invalid_input */
async function asCsv(ctx: ApiContext, { key: from, path }: { key: string; path: string }) {
  const found = await ctx.ports.files.get(from)
  if (!found) throw new Error('A table is not in the store')
  const rows = await readWorkbook(await readWhole(found)).catch((error) => {
    if (error instanceof UnreadWorkbook) throw ApiError.fields({ file: texts.faults[error.fault] })
    throw error
  })
  const key = privateKey({ stationId: ctx.station.id, version: newSecret(), path })
  const discard = async () => {
    await ctx.ports.files.delete(key)
    await claimKeys(ctx, [key])
  }
  await expectClaim(ctx, [key])
  try {
    await ctx.ports.files.put(key, Readable.from(csvOf(rows), { objectMode: false }), csv)
    return { key, discard }
  } catch (error) {
    await discard().catch(() => {})
    throw error
  }
}

const rowsOfPiece = 500

function* csvOf(rows: readonly string[][]): Generator<Buffer> {
  for (let at = 0; at < rows.length; at += rowsOfPiece)
    yield Buffer.from(
      rows
        .slice(at, at + rowsOfPiece)
        .map((row) => `${row.map(quoted).join(';')}\n`)
        .join(''),
    )
}

const quoted = (cell: string) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
