import type { Question, QuizFeedback, Research } from '#contract/activities/research/research.ts'
import { surveyBody } from '#contract/activity-types/research-body.ts'

type WithBody = { body: unknown }

/**
 * Two states of an activity as its audit line compares them: questions and feedbacks as texts by their numbers, so that one
 * that moved or went changes nothing of the others. Activities that ask nothing stay as they are. Pure.
 */
export function audited<T extends WithBody>(before: T, after: T): [WithBody & T, WithBody & T] {
  const [one, two] = [researchIn(before), researchIn(after)]
  if (!one || !two) return [before, after]
  const isMoved = String(shared(one, two)) !== String(shared(two, one))
  const side = (whole: T, research: Research) => ({
    ...whole,
    body: {
      research: {
        questions: byNumber(research.questions, worded),
        feedbacks: byNumber(research.feedbacks, wordedFeedback),
        ...(one.anonymous !== two.anonymous && { anonymous: research.anonymous ? 'sim' : 'não' }),
        ...(isMoved && {
          order: research.questions.map(({ question }) => question.slice(0, 60)).join(' · '),
        }),
      },
    },
  })
  return [side(before, one), side(after, two)]
}

const researchIn = ({ body }: WithBody): Research | undefined =>
  typeof body === 'object' && body !== null && 'research' in body
    ? surveyBody.schema.safeParse(body).data?.research
    : undefined

/** The numbers of those that another one has, too, in their order. */
const shared = ({ questions }: Research, other: Research) =>
  questions.map(({ id }) => id).filter((id) => other.questions.some((one) => one.id === id))

const byNumber = <Entry extends { id: number }>(list: Entry[], words: (entry: Entry) => string) =>
  Object.fromEntries(list.map((entry) => [entry.id, words(entry)]))

const worded = ({ question, options, ...said }: Question): string =>
  [
    question,
    ...options.map(({ label, correct }) => `– ${label}${correct ? ' ✓' : ''}`),
    ...[said.messageForCorrectAnswer, said.messageForIncorrectAnswer, said.explanation].filter(Boolean),
  ].join('\n')

const wordedFeedback = ({ feedback, range }: QuizFeedback) => `${range}%: ${feedback}`
