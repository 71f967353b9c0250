import type { Quiz } from '#contract/activities/quizzes/schemas.ts'
import { quizPath } from '../../routing/activity-address.ts'
import { numberOr } from '../../routing/number-or.ts'

export const quizzesPath = '/homepage/quizzes'

/** The filters of the result, by their word in the address (POL-12). */
export const filters = { todas: null, certas: true, erradas: false } as const
export type Filter = keyof typeof filters

/** Gives the address of one of a quiz's questions, from 1 on. Pure. */
export const questionPath = (id: number, step: number): string => `${quizPath(id)}&pergunta=${step}`
/** Gives the address of a quiz's result. Pure. */
export const resultPath = (id: number, filter: Filter = 'todas'): string =>
  `${quizPath(id)}&resultado=${filter}`

type Played = Pick<Quiz, 'id' | 'finished' | 'participation'> & {
  questions: readonly Pick<Quiz['questions'][number], 'correctAnswer'>[]
}
export type View =
  | { kind: 'start' }
  | { kind: 'question'; step: number }
  | { kind: 'result'; filter: Filter }
  /** The address means a step that is not reached yet, or is over. */
  | { kind: 'elsewhere'; path: string }

/** Gives the question one has come to, from 1 on; one more than there are: all are solved. Pure. */
export function stepReached({ questions }: Pick<Played, 'questions'>): number {
  const open = questions.findIndex(({ correctAnswer }) => correctAnswer === null)
  return open < 0 ? questions.length + 1 : open + 1
}

/** Reads the page of a quiz that an address means; no address leads past an open question. Pure. */
export function viewOf(query: URLSearchParams, quiz: Played): View {
  const { id, questions, finished, participation } = quiz
  const reached = stepReached(quiz)
  const hasAll = finished !== null || reached > questions.length
  const result = query.get('resultado')
  if (result !== null) {
    if (!hasAll) return { kind: 'elsewhere', path: questionPath(id, reached) }
    return { kind: 'result', filter: isFilter(result) ? result : 'todas' }
  }
  if (!query.has('pergunta')) return { kind: 'start' }
  if (finished) return { kind: 'elsewhere', path: resultPath(id) }
  if (participation.state !== 'open') return { kind: 'elsewhere', path: quizPath(id) }
  const step = numberOr(query.get('pergunta'))
  const last = Math.min(reached, questions.length)
  if (step === null || step > last) return { kind: 'elsewhere', path: questionPath(id, last) }
  return { kind: 'question', step }
}

const isFilter = (text: string): text is Filter => Object.hasOwn(filters, text)
