import type { Option, Question, Research } from './research.ts'

/** Gives the highest number that a question, an option or a feedback of a research ever had. Pure. */
export const lastNumberOf = ({ lastNumber = 0, ...research }: Research): number =>
  Math.max(lastNumber, highestOf(research))

const highestOf = ({ questions, feedbacks }: Research): number =>
  [...questions, ...questions.flatMap(({ options }) => options), ...feedbacks].reduce(
    (highest, { id }) => Math.max(highest, id),
    0,
  )

/**
 * Gives a research that is saved over another: numbers stay with what has them, and what is new gets one that nothing
 * ever had, whatever number came with it, for answers point at the old ones. Pure.
 */
export function numberedOver(before: Research, next: Research): Research {
  const known = lastNumberOf(before)
  let last = Math.max(known, lastNumberOf(next))
  const numbered = <Entry extends { id: number }>(entry: Entry, there: readonly { id: number }[]): Entry => {
    if (entry.id > known || there.some(({ id }) => id === entry.id)) return entry
    last += 1
    return { ...entry, id: last }
  }
  const feedbacks = next.feedbacks.map((one) => numbered(one, before.feedbacks))
  const feedbackIds = new Map(next.feedbacks.map(({ id }, at) => [id, feedbacks[at]?.id]))
  const optionOf = (option: Option, there: readonly Option[] | undefined): Option => ({
    ...(there ? numbered(option, there) : option),
    ...(option.feedbackId && { feedbackId: feedbackIds.get(option.feedbackId) ?? option.feedbackId }),
  })
  const questions = next.questions.map((question): Question => {
    const there = before.questions.find(({ id }) => id === question.id)
    const options = question.options.map((option) => optionOf(option, there?.options))
    return { ...numbered(question, before.questions), options }
  })
  return withLastNumber({ ...next, feedbacks, questions }, last)
}

/** Stores the highest number where the entry that had it is gone. */
function withLastNumber({ lastNumber: _, ...research }: Research, last: number): Research {
  return last > highestOf(research) ? { ...research, lastNumber: last } : research
}

/** Gives the part of a research that decides how its answers are read and shown, without empty values. Pure. */
export const askedOf = ({ lastNumber: _, ...research }: Research): Research =>
  JSON.parse(JSON.stringify(research, (key, value) => (isNothing(key, value) ? undefined : value)))

const isNothing = (key: string, value: unknown) =>
  value === null || ((key === 'correct' || key === 'anonymous') && value === false)
