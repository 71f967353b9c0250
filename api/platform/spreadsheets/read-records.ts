import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type Charset, isSeparatorLine, letterReader } from '#contract/spreadsheet.ts'

/** A line of a file: where it ends, as a text editor counts, and its cells without blanks around them. */
export type CsvRecord = { line: number; cells: string[] }

/** Letters of a line: a case with all that may be said of it has a tenth. */
export const mostOfLine = 20_000
/** Bytes that are read in one go: what they cost is not felt by others. */
const pieceBytes = 8 * 1024

/**
 * The lines of a CSV file while it is read, its header first, without Excel's `sep=` and those that say nothing: whatever its length, a few kilobytes of it
 * are held. @throws CsvError where what follows cannot be told apart
 */
export async function* readRecords(
  pieces: AsyncIterable<Uint8Array>,
  { charset, delimiter }: { charset: Charset; delimiter: string },
): AsyncGenerator<CsvRecord> {
  // Where the last record ended: an error is named by where the line with it begins, an open quote swallows all that follows.
  let before = 0
  const parser = parse({
    on_record: (record: string[], { lines }) => {
      before = lines
      return record
    },
    delimiter,
    info: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: mostOfLine,
  })
  pipeline(Readable.from(withPlainBreaks(lettersOf(pieces, charset))), parser, () => {})
  let isFirst = true
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      if (!isFirst || !isSeparatorLine(record)) yield { line: info.lines, cells: record }
      isFirst = false
    }
  } catch (error) {
    if (error instanceof CsvError) error.lines = before + 1
    throw error
  }
}

/** Breaks of Windows as one sign: in a cell with quotes the library counts them as two lines. */
async function* withPlainBreaks(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const text of texts) {
    const whole = held + text
    held = whole.endsWith('\r') ? '\r' : ''
    const letters = whole.slice(0, whole.length - held.length).replaceAll('\r\n', '\n')
    if (letters !== '') yield letters
  }
  if (held !== '') yield held
}

/** Its text, without the mark of its encoding. */
async function* lettersOf(pieces: AsyncIterable<Uint8Array>, charset: Charset): AsyncGenerator<string> {
  const reader = letterReader(charset)
  for await (const piece of pieces)
    for (let at = 0; at < piece.length; at += pieceBytes) {
      const letters = reader.read(piece.subarray(at, at + pieceBytes))
      if (letters !== '') yield letters
    }
  const last = reader.end()
  if (last !== '') yield last
}

/** Where a file cannot be read any further, and whether its line has no end; null for what is no fault of a file. Pure. */
export function unreadableAt(error: unknown): { line: number; isLong: boolean } | null {
  if (!(error instanceof CsvError)) return null
  return { line: Number(error.lines ?? 1), isLong: error.code === 'CSV_MAX_RECORD_SIZE' }
}
