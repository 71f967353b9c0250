import { CsvError, parse } from 'csv-parse/sync'
import { decomposed } from '#contract/composed.ts'
import { isSeparatorLine, isText, lettersOf, separatedBy, wideCharset } from '#contract/spreadsheet.ts'

/** A line of a file, its header first: where it ends, as a text editor counts, and its cells without blanks around them. */
export type CsvLine = { line: number; cells: string[] }
/** Why a file cannot be read, and where. `breaks`: it has more line breaks than it may. */
export type CsvFault = { fault: 'quotes' | 'long' | 'breaks'; line: number }

type Limits = {
  /** Letters of a line. */
  mostOfLine: number
  /** Line breaks of a file, those within cells too: the reader of CSV takes long over each line (SEC-70). */
  mostBreaks: number
}

/**
 * The text of a file, null where it is none: Excel writes two bytes a letter, or Windows-1252, which is never valid UTF-8 once there is an
 * accent in it. Pure.
 */
export function csvText(bytes: Uint8Array): string | null {
  const wide = wideCharset(bytes)
  if (wide) return lettersOf(bytes, wide)
  if (!isText(bytes)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return lettersOf(bytes, 'windows-1252')
  }
}

/** All lines of a small file that say something, whatever separates its cells; Excel's `sep=` is none of them. Pure. */
export function csvLines(text: string, { mostOfLine, mostBreaks }: Limits): CsvLine[] | CsvFault {
  const { delimiter } = separatedBy(text)
  if ((text.match(/[\r\n]/g)?.length ?? 0) > mostBreaks) return { fault: 'breaks', line: mostBreaks }
  const lines: CsvLine[] = []
  try {
    parse(text.replace(/^\uFEFF/, ''), {
      delimiter,
      on_record: (cells: string[], { lines: line }) => {
        if (lines.length > 0 || !isSeparatorLine(cells)) lines.push({ line, cells })
        return null
      },
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: mostOfLine,
    })
    return lines
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem
    const fault = problem.code === 'CSV_MAX_RECORD_SIZE' ? 'long' : 'quotes'
    return { fault, line: Number(problem.lines ?? 1) }
  }
}

/** A word of a header or of a choice, without accents, quotes and capitals. Pure. */
export const plainWord = (text: string): string =>
  decomposed(text)
    .replace(/[\u0300-\u036f"“”']/g, '')
    .toLowerCase()
    .trim()
