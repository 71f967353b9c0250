import type { Question, QuizFeedback, Research } from '#contract/activities/research/research.ts'
import type { Difference } from '../../fields/differences.ts'
import { valueAt } from '../../fields/place.ts'
import { texts } from './texts.ts'

/** What a change did to the questions of an activity, question by question, for the history (ADR 67). Pure. */
export function researchDifferences(before: unknown, after: unknown): Difference[] {
  const [one, two] = [researchIn(before), researchIn(after)]
  if (!one || !two) return []
  return [
    ...compared(one.questions, two.questions, wordedQuestion, texts.questionN),
    ...orderOf(one, two),
    ...compared(one.feedbacks, two.feedbacks, wordedFeedback, texts.results.one),
  ]
}

/** Lines of the audit log are older than any form: what has none of this one is left out. */
function researchIn(value: unknown): Research | undefined {
  const research = valueAt(value, 'body.research')
  const has = (name: string) => Array.isArray(valueAt(research, name))
  return has('questions') && has('feedbacks') ? (research as Research) : undefined
}

/** By their numbers: one that moved is the same. */
function compared<Entry extends { id: number }>(
  before: readonly Entry[],
  after: readonly Entry[],
  worded: (entry: Entry) => string,
  labelOf: (place: number) => string,
): Difference[] {
  const find = (list: readonly Entry[], wanted: number) => list.find(({ id }) => id === wanted)
  const gone = before.filter(({ id }) => !find(after, id))
  const lines = after.map((entry, at) => ({
    label: labelOf(at + 1),
    one: find(before, entry.id),
    two: entry,
  }))
  const removed = gone.map((entry) => ({
    label: texts.removedOne(labelOf(before.indexOf(entry) + 1)),
    one: entry,
    two: undefined,
  }))
  return [...lines, ...removed].flatMap(({ label, one, two }) => {
    if (JSON.stringify(one) === JSON.stringify(two)) return []
    const [theirs, mine] = [one ? worded(one) : '', two ? worded(two) : '']
    return [{ label, theirs, mine, ...(theirs === mine && { isFormatting: true as const }) }]
  })
}

function orderOf(before: Research, after: Research): Difference[] {
  const both = ({ questions }: Research, other: Research) =>
    questions.filter(({ id }) => other.questions.some((one) => one.id === id))
  const [one, two] = [both(before, after), both(after, before)]
  if (one.every(({ id }, at) => id === two[at]?.id)) return []
  const worded = (list: Question[]) => list.map(({ question }) => shortened(question, 60)).join(' · ')
  return [{ label: texts.order, theirs: shortened(worded(one)), mine: shortened(worded(two)) }]
}

const wordedQuestion = ({ question, type, options }: Question): string =>
  shortened(
    [`${question} (${texts.kinds[type] ?? type})`, ...options.map(wordedOption)].filter(Boolean).join('\n'),
  )

const wordedOption = ({ label, correct }: Question['options'][number]) =>
  correct ? `– ${label} (${texts.rightMark})` : `– ${label}`

const wordedFeedback = ({ feedback, range }: QuizFeedback) =>
  shortened(`${range.toLocaleString('pt-BR')}%: ${feedback}`)

const shortened = (text: string, most = 400) => (text.length > most ? `${text.slice(0, most)}…` : text)
