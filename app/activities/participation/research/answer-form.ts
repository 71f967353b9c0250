import type { MemberQuestion, ResearchAnswer } from '#contract/activities/research/schemas.ts'

/** Gives the name of a question's choices in a form; messages of the API come under it. */
export const choicesName = (questionId: number): string => `q${questionId}`
/** Gives the name of what is said in own words. */
export const wordsName = (questionId: number): string => `q${questionId}-texto`
/** The name of what the page said of who may know. */
export const toldName = 'anonima'
/** The value of the choice 'Outro'. */
export const otherValue = 'outro'

type Asked = Pick<MemberQuestion, 'id' | 'options' | 'otherOption'>

/**
 * Reads the answer to a question as a form sent it. Own words that were typed count whatever is chosen: where one
 * answer is allowed, the API says that these are two, and nothing typed is lost (POL-02). Pure.
 */
export function readAnswer({ id, options, otherOption }: Asked, formData: FormData): ResearchAnswer {
  const chosen = formData.getAll(choicesName(id)).map(String)
  const text = formData.get(wordsName(id))
  const known = options.map((option) => option.id).filter((one) => chosen.includes(String(one)))
  return {
    question: id,
    options: known,
    answer: typeof text === 'string' && (otherOption || options.length === 0) ? text : '',
  }
}

/** Whether 'Outro' was chosen without a text (POL-02). Pure. */
export function lacksWords({ id, otherOption }: Asked, formData: FormData): boolean {
  const isOther = otherOption && formData.getAll(choicesName(id)).includes(otherValue)
  return isOther && String(formData.get(wordsName(id)) ?? '').trim() === ''
}

/** Reads what the page said about anonymity: answers are kept so, or refused. Undefined for forms of older pages. Pure. */
export function toldIn(form: FormData): boolean | undefined {
  const told = form.get(toldName)
  return told === '1' || (told === '0' ? false : undefined)
}
