import { hasOther, isRequiredByType, maskOf } from './question-types.ts'
import type { Question, Research } from './research.ts'
import type { MemberQuestion, MemberResearch } from './schemas.ts'

/** Whether a question wants an answer. Pure. */
export const isRequired = ({ required, type }: Question): boolean => required ?? isRequiredByType(type)

/** Gives a research as members read it: what is right and what options stand for stays here. Pure. */
export const toMemberResearch = (
  activityId: number,
  { name, questions, anonymous = false }: Research,
): MemberResearch => ({
  id: activityId,
  name: name ?? '',
  questions_count: questions.length,
  anonymous,
  questions: questions.map(toMemberQuestion),
})

/** Gives a question as members read it. Pure. */
export function toMemberQuestion(question: Question): MemberQuestion {
  const { id, type, mask, options } = question
  return {
    id,
    question: question.question,
    type_id: type,
    ...lookOf(question),
    required: isRequired(question),
    otherOption: hasOther(type),
    mask: maskOf(question.question, mask),
    options: options.map((option) => ({ id: option.id, label: option.label, ...lookOf(option) })),
  }
}

const lookOf = ({ color, textColor, image }: Pick<Question, 'color' | 'textColor' | 'image'>) => ({
  color: color ?? null,
  textColor: textColor ?? null,
  image: image ?? null,
})
