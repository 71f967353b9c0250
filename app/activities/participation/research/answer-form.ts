import type { MemberQuestion, ResearchAnswer } from '#contract/activities/research/schemas.ts'

/** The name of a question's choices in a form; messages of the API come under it. */
export const choicesName = (questionId: number): string => `q${questionId}`
/** The name of what is said in own words. */
export const wordsName = (questionId: number): string => `q${questionId}-texto`
/** The value of the choice 'Outro'. */
export const otherValue = 'outro'

type Asked = Pick<MemberQuestion, 'id' | 'options' | 'otherOption'>

/**
 * The answer to a question as a form sent it. Own words beside options count where 'Outro' was chosen; without scripts
 * they are typed first and nothing chosen, which is the same. Pure.
 */
export function readAnswer({ id, options, otherOption }: Asked, formData: FormData): ResearchAnswer {
  const chosen = formData.getAll(choicesName(id)).map(String)
  const text = formData.get(wordsName(id))
  const known = options.map((option) => option.id).filter((one) => chosen.includes(String(one)))
  const isOther = chosen.includes(otherValue) || (otherOption && known.length === 0)
  return {
    question: id,
    options: known,
    answer: typeof text === 'string' && (isOther || options.length === 0) ? text : '',
  }
}
