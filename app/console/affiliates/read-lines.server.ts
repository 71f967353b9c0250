import { type ListLine, mostLines } from '#contract/console/affiliates/schemas.ts'
import { csvLines, csvText, plainWord } from '../csv/read-csv.server.ts'
import { texts } from './texts.ts'

const words = texts.lines
const mostBytes = 1_000_000
const mostOfCell = 300

type Column = keyof typeof words.columns
const columns = Object.entries(words.columns) as [Column, readonly string[]][]
/** What stands in a line that has no header above it. */
const usual: readonly Column[] = ['cpf', 'name', 'email', 'phone', 'birthday']

/** The lines of a list, and each as it was typed, by its number. */
export type ReadLines = { lines: ListLine[]; typed: Map<number, string> }

/** The lines that were pasted, or those of the file that was sent instead. @returns why they cannot be read, else */
export async function linesOf(form: FormData): Promise<ReadLines | { problem: string }> {
  const file = form.get('arquivo')
  if (!(file instanceof File) || file.size === 0) return readLines(String(form.get('linhas') ?? ''))
  if (file.size > mostBytes) return { problem: words.tooLarge }
  const text = csvText(new Uint8Array(await file.arrayBuffer()))
  return text === null ? { problem: words.notText } : readLines(text)
}

/** Reads the lines of a list of CPFs, with a header or without. Pure. */
export function readLines(text: string): ReadLines | { problem: string } {
  if (text.trim() === '') return { problem: words.empty }
  const read = csvLines(text, { mostOfLine: 2_000, mostBreaks: 2 * mostLines })
  if (!Array.isArray(read))
    return { problem: read.fault === 'breaks' ? words.tooMany : words.unreadable(read.line) }
  const [first, ...others] = read
  const named = first && !/\d{3}/.test(first.cells.join('')) ? headerOf(first.cells) : null
  if (named && !named.includes('cpf')) return { problem: words.noCpf }
  const rows = named ? others : read
  if (rows.length === 0) return { problem: words.empty }
  if (rows.length > mostLines) return { problem: words.tooMany }
  const header = named ?? usual
  return {
    lines: rows.map(({ line, cells }) => ({ line, cpf: '', ...cellsOf(header, cells) })),
    typed: new Map(rows.map(({ line, cells }) => [line, cells.join('; ')])),
  }
}

const headerOf = (cells: readonly string[]): (Column | null)[] =>
  cells.map((cell) => columns.find(([, names]) => names.includes(plainWord(cell)))?.[0] ?? null)

const cellsOf = (header: readonly (Column | null)[], cells: readonly string[]) =>
  Object.fromEntries(
    header.flatMap((name, at) => (name && cells[at] ? [[name, cells[at].slice(0, mostOfCell)]] : [])),
  ) as Partial<Record<Column, string>>
