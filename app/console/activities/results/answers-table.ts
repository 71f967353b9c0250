import type { ResearchResponse, VersionResults } from '#contract/console/activities/results/schemas.ts'
import { formatDateTime } from '../../../ui/format.ts'
import { texts } from './texts.ts'

type Cell = string | number
type Table = { header: string[]; rowOf: (response: ResearchResponse) => Cell[] }

/** Answers to a version as lines of a file: who, when, and a column for each question in its words. Pure. */
export function answersTable({ questions, averagePercent }: VersionResults, timeZone: string): Table {
  const { number, name, email, when, author, right } = texts.columns
  const isScored = averagePercent !== null
  const labels = new Map(
    questions.flatMap(({ id, options }) => options.map((one) => [`${id}:${one.id}`, one.label])),
  )
  return {
    header: [
      number,
      name,
      email,
      when,
      author,
      ...(isScored ? [right] : []),
      ...questions.map(({ question }, at) => `${at + 1}. ${question}`),
    ],
    rowOf: ({ id, participant, createdAt, author: as, right: points, answers }) => [
      id,
      participant?.name ?? texts.anonymous.someone,
      participant?.email ?? '',
      createdAt === null ? '' : formatDateTime(createdAt, timeZone),
      texts.authors[as],
      ...(isScored ? [points ?? ''] : []),
      ...questions.map((question) => {
        const answer = answers.find((one) => one.question === question.id)
        const chosen = (answer?.options ?? []).map((option) => labels.get(`${question.id}:${option}`) ?? '')
        return [...chosen, answer?.text ?? '', answer?.video?.name ?? ''].filter(Boolean).join('; ')
      }),
    ],
  }
}
