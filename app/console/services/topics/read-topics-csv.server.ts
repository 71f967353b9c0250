import { type ImportedTopic, mostTopics, type TopicInput } from '#contract/console/topics/schemas.ts'
import { asSentence } from '#contract/content-fields.ts'
import { plainTyped } from '#contract/plain-typed.ts'
import { readYesNo, spreadsheetTexts } from '#contract/spreadsheet.ts'
import { type CsvFault, type CsvLine, csvLines, csvText, plainWord } from '../../csv/read-csv.server.ts'
import { texts } from './texts.ts'
import { topicFormSchema } from './topic-form.ts'

const { importing: words } = texts
/** A line is a topic with all that may be said of it. */
const limits = { mostOfLine: 80_000, mostBreaks: 10_000 }
/** What is said of one file: more help nobody. */
const mostProblems = 20

/** Which column says what. */
const fields = {
  tipo: 'kind',
  titulo: 'title',
  interessados: 'interested',
  descricao: 'description',
  destaques: 'highlights',
  acoes: 'actions',
  processos: 'cases',
  ordem: 'position',
  publicar: 'published',
} as const satisfies Record<keyof typeof words.said, keyof TopicInput>
type Column = keyof typeof fields
const columnOf = new Map(Object.entries(fields).map(([column, field]) => [field as string, column as Column]))

export type ReadTopics = { topics: ImportedTopic[] } | { problems: string[] }

/**
 * Topics of a CSV file with a header, in UTF-8 or as Excel on Windows writes it; all of them, or what is wrong with which line.
 * Whatever looks like a formula is text. Of a column that is not there nothing is said. Pure.
 */
export function readTopicsCsv(bytes: Uint8Array): ReadTopics {
  const text = csvText(bytes)
  if (text === null) return { problems: [spreadsheetTexts.noText] }
  const lines = csvLines(text, limits)
  if ('fault' in lines) return { problems: [inWords(lines)] }
  const [header, ...rest] = lines
  const columns = columnsOf(header?.cells ?? [])
  if (typeof columns === 'string') return { problems: [columns] }
  if (rest.length === 0) return { problems: [words.empty] }
  if (rest.length > mostTopics) return { problems: [words.manyTopics(mostTopics)] }
  return topicsOf(rest, columns)
}

function inWords({ fault, line }: CsvFault): string {
  if (fault === 'breaks') return words.manyLines
  return texts.line(line, fault === 'long' ? words.longLine : words.unreadable)
}

/** The columns of a header by their names, or what is wrong with them. */
function columnsOf(names: readonly string[]): Column[] | string {
  const found: Column[] = []
  const filled = names.slice(0, names.findLastIndex((name) => name !== '') + 1)
  for (const name of filled.map((one) => one.slice(0, 60))) {
    const word = plainWord(name)
    if (!Object.hasOwn(fields, word)) return words.unknown(name)
    const column = word as Column
    if (found.includes(column)) return words.twice(column)
    found.push(column)
  }
  return found.includes('tipo') && found.includes('titulo') ? found : words.header
}

function topicsOf(lines: readonly CsvLine[], columns: readonly Column[]): ReadTopics {
  const topics: ImportedTopic[] = []
  const problems: string[] = []
  const lineOf = new Map<string, number>()
  for (const { line, cells } of lines) {
    const read = topicOf(cells, columns)
    if (Array.isArray(read)) {
      for (const { column, text } of read)
        problems.push(column ? words.at(line, column, text) : texts.line(line, text))
      continue
    }
    const before = lineOf.get(read.title)
    if (before !== undefined) problems.push(words.at(line, 'titulo', words.again(before)))
    lineOf.set(read.title, line)
    topics.push(read)
  }
  return problems.length > 0 ? { problems: problems.slice(0, mostProblems) } : { topics }
}

type Wrong = { column: Column | null; text: string }

function topicOf(cells: readonly string[], columns: readonly Column[]): ImportedTopic | Wrong[] {
  if (cells.slice(columns.length).some((cell) => cell !== '')) return [{ column: null, text: words.cells }]
  const wrong: Wrong[] = []
  const said: Record<string, unknown> = { highlights: '', actions: '', cases: '', published: false }
  for (const [at, column] of columns.entries()) {
    const value = saidIn(column, cells[at] ?? '')
    if (typeof value === 'object' && value !== null) wrong.push({ column, text: value.wrong })
    else said[fields[column]] = value
  }
  const checked = topicFormSchema.safeParse(said)
  if (checked.success && wrong.length === 0) return saidOf(checked.data, columns)
  const named = new Set(wrong.map(({ column }) => column))
  for (const { path, message } of checked.error?.issues ?? []) {
    const column = columnOf.get(String(path[0])) ?? null
    if (named.has(column)) continue
    named.add(column)
    wrong.push({ column, text: asSentence(message) })
  }
  return wrong
}

function saidOf({ kind, title, position, ...rest }: TopicInput, columns: readonly Column[]): ImportedTopic {
  const there = new Set<string>(columns.map((column) => fields[column]))
  const said = Object.entries(rest).filter(([field]) => there.has(field))
  return { kind, title, position, ...Object.fromEntries(said) }
}

type Value = string | number | boolean | null | { wrong: string }

function saidIn(column: Column, cell: string): Value {
  switch (column) {
    case 'ordem':
      return cell === '' ? null : (placeOf(plainTyped(cell)) ?? { wrong: words.whole })
    case 'publicar':
      return readYesNo(cell) ?? { wrong: words.yesOrNo }
    default:
      return cell
  }
}

const placeOf = (text: string) => (/^\d{1,6}$/.test(text) && Number(text) <= 100_000 ? Number(text) : null)
