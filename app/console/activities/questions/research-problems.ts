import type { Research } from '#contract/activities/research/research.ts'
import { questionAddress, questionsAddress } from './addresses.ts'
import { texts } from './texts.ts'

export type ResearchProblemLink = { message: string; href: string }

const inResearch = /^(?:body\.)?research\.(\w+)(?:\[(\d+)\])?(?:\.options(?:\[(\d+)\])?)?/

/**
 * What is wrong with questions or feedbacks, by the places that the API names, in words and with the page it is mended on;
 * the rest of what is wrong stays by its fields. Pure.
 */
export function researchProblems(
  fields: Readonly<Record<string, string>>,
  activityId: number,
  { questions }: Research,
): { fields: Record<string, string>; links: ResearchProblemLink[] } {
  const others = Object.entries(fields).filter(([place]) => !inResearch.test(place))
  const links = new Map<string, ResearchProblemLink>()
  for (const [place, message] of Object.entries(fields)) {
    const [found, list, at, nth] = inResearch.exec(place) ?? []
    if (found === undefined) continue
    const link = linkOf({ list, at, nth, message, isFeedback: place.endsWith('.feedbackId') })
    links.set(link.message, link)
  }
  return { fields: Object.fromEntries(others), links: [...links.values()] }

  function linkOf({ list, at, nth, message, isFeedback }: Found): ResearchProblemLink {
    const here = questionsAddress(activityId)
    if (list === 'feedbacks')
      return { message: `${texts.results.door}: ${message}`, href: `${here}/resultados` }
    const question = at === undefined ? undefined : questions[Number(at)]
    if (at === undefined || !question) return { message: `${texts.door}: ${message}`, href: here }
    const [place, option] = [Number(at) + 1, Number(nth) + 1]
    const where = nth === undefined ? texts.questionN(place) : texts.optionOf(place, option)
    const said = isFeedback ? texts.chooseFeedback : message
    return { message: `${where}: ${said}`, href: questionAddress(activityId, question.id) }
  }
}

type Found = {
  list: string | undefined
  at: string | undefined
  nth: string | undefined
  message: string
  isFeedback: boolean
}

/** What is wrong with one question, by the fields of its own form; the rest in words. Pure. */
export function problemsOfQuestion(
  fields: Readonly<Record<string, string>>,
  activityId: number,
  research: Research,
  questionId: number,
): { fields: Record<string, string>; messages: string[] } {
  const at = research.questions.findIndex(({ id }) => id === questionId)
  const own = `body.research.questions[${at}].`
  const isOwn = ([place]: [string, string]) => place.startsWith(own)
  const entries = Object.entries(fields)
  const others = Object.fromEntries(entries.filter((entry) => !isOwn(entry)))
  const said = researchProblems(others, activityId, research)
  return {
    fields: Object.fromEntries(
      entries
        .filter(isOwn)
        .map(([place, message]) => [
          place.slice(own.length),
          place.endsWith('.feedbackId') ? texts.chooseFeedback : message,
        ]),
    ),
    messages: [...said.links.map(({ message }) => message), ...Object.values(said.fields)],
  }
}
