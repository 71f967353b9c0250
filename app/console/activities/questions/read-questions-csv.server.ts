import { hasOptions, questionTypes } from '#contract/activities/research/question-types.ts'
import { repeatedOption } from '#contract/activities/research/repeated-option.ts'
import type { Question } from '#contract/activities/research/research.ts'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { spreadsheetTexts } from '#contract/spreadsheet.ts'
import { type CsvFault, type CsvLine, csvLines, csvText, plainWord } from '../../csv/read-csv.server.ts'
import type { Asks } from '../types/type-form.ts'
import { texts } from './texts.ts'

const { importing: words } = texts
/** A line is a question with all its options. */
const limits = { mostOfLine: 20_000, mostBreaks: 4_000 }
/** What is said of one file: more help nobody. */
const mostProblems = 20

export type ReadQuestions = { questions: Question[] } | { problems: string[] }

/**
 * Questions of a CSV file, `pergunta;tipo;opção 1;opção 2;…`, in UTF-8 or as Excel on Windows writes it; all of them, or what is wrong
 * with which line. Numbers are the place in the file. Pure.
 */
export function readQuestionsCsv(bytes: Uint8Array, asks: Asks, most: number): ReadQuestions {
  const text = csvText(bytes)
  if (text === null) return { problems: [spreadsheetTexts.noText] }
  const lines = csvLines(text, limits)
  if ('fault' in lines) return { problems: [inWords(lines)] }
  const [header, ...rest] = lines
  const [first, second] = (header?.cells ?? []).map((cell) => plainWord(cell.slice(0, 60)))
  if (first !== 'pergunta' || second !== 'tipo') return { problems: [words.header] }
  return questionsOf(rest, asks, most)
}

function inWords({ fault, line }: CsvFault): string {
  if (fault === 'breaks') return words.manyLines
  return fault === 'long' ? words.line(line, words.longLine) : words.unreadable(line)
}

function questionsOf(lines: readonly CsvLine[], asks: Asks, most: number): ReadQuestions {
  if (lines.length === 0) return { problems: [words.empty] }
  if (lines.length > most)
    return { problems: [asks.isOne ? texts.oneOnly : texts.tooManyQuestions(researchLimits.questions)] }
  const read = lines.map(({ cells, line }, at) => ({ line, ...questionOf(cells, at, asks) }))
  const problems = read.flatMap(({ line, problem }) => (problem ? [words.line(line, problem)] : []))
  if (problems.length > 0) return { problems: problems.slice(0, mostProblems) }
  return { questions: read.flatMap(({ question }) => (question ? [question] : [])) }
}

function questionOf(
  [question = '', kind = '', ...cells]: readonly string[],
  at: number,
  asks: Asks,
): { question?: Question; problem?: string } {
  const type = kinds.get(plainWord(kind))
  const options = cells
    .filter((cell) => cell !== '')
    .map((cell, nth) => optionOf(cell, nth + 1, asks.hasRight === true))
  const problem =
    problemOfWords(question, options) ??
    (type === undefined ? words.kind(kind.slice(0, 60)) : problemOfOptions(type, options, asks))
  if (problem || type === undefined) return problem ? { problem } : {}
  return { question: { id: at + 1, question, type, options } }
}

type Options = Question['options']

/** `*` before or behind it: right. */
function optionOf(cell: string, id: number, hasRight: boolean): Options[number] {
  if (!hasRight) return { id, label: cell }
  const begins = cell.startsWith('*') ? 1 : 0
  const ends = cell.endsWith('*') ? 1 : 0
  const label = cell.slice(begins, Math.max(begins, cell.length - ends)).trim()
  return { id, label, correct: begins + ends > 0 }
}

function problemOfWords(question: string, options: Options): string | undefined {
  if (question === '') return words.noQuestion
  if (question.length > 1_000) return words.longQuestion
  if (options.some(({ label }) => label.length > 300)) return words.longOption
  if (options.length > researchLimits.options) return words.manyOptions(researchLimits.options)
  if (options.some(({ label }) => label === '')) return words.emptyOption
  const twice = repeatedOption(options)
  return twice === undefined ? undefined : words.sameOption(twice.slice(0, 60))
}

function problemOfOptions(type: Question['type'], options: Options, asks: Asks): string | undefined {
  if (asks.isSingle && type !== questionTypes.single) return words.onlySingle
  if (!hasOptions(type)) return options.length > 0 ? words.noOptions : undefined
  if (options.length < 2) return words.fewOptions
  return asks.hasRight && !options.some(({ correct }) => correct) ? words.noRight : undefined
}

/** What a kind may be called; nothing: a single choice. */
const kinds = new Map<string, Question['type']>([
  ['', 1],
  ...Object.values(questionTypes).flatMap((type): [string, Question['type']][] => [
    [String(type), type],
    [plainWord(texts.kinds[type] ?? ''), type],
  ]),
  ['unica', 1],
  ['multipla', 2],
  ['texto', 3],
  ['video', 6],
])
