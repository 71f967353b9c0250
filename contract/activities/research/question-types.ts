/** The kinds of questions, by their numbers (D2§3). */
export const questionTypes = {
  single: 1,
  multiple: 2,
  text: 3,
  singleWithOther: 4,
  multipleWithOther: 5,
  video: 6,
} as const

const { single, multiple, text, singleWithOther, multipleWithOther } = questionTypes

/** Whether exactly one option may be chosen. */
export const isSingle = (type: number): boolean => type === single || type === singleWithOther
/** Whether any number of options may be chosen. */
export const isMultiple = (type: number): boolean => type === multiple || type === multipleWithOther
export const hasOptions = (type: number): boolean => isSingle(type) || isMultiple(type)
/** Whether an answer in one's own words stands beside the options. */
export const hasOther = (type: number): boolean => type === singleWithOther || type === multipleWithOther

/** Whether an answer is needed where the question does not say: free texts and single choices are, others not (POL-03). */
export const isRequiredByType = (type: number): boolean => isSingle(type) || type === text

const wordIn = (words: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu').test(words)

export type AnswerMask = 'cpf' | 'date'

/** Chooses the mask of a free text: the question's own, else by the words in it (POL-04, GAP-43). Pure. */
export function maskOf(question: string, own: AnswerMask | 'none' | undefined): AnswerMask | null {
  if (own) return own === 'none' ? null : own
  if (wordIn(question, 'cpf')) return 'cpf'
  return wordIn(question, 'data') ? 'date' : null
}
