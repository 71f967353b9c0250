import type { MemberQuestion } from '#contract/activities/research/schemas.ts'

/** The address of a survey, at one of its questions from 1 on (POL-01). */
export const surveyPath = (activityId: number, step = 1): string => {
  const path = `/homepage/survey/${activityId}/${activityId}`
  return step > 1 ? `${path}?pergunta=${step}` : path
}

/** Which question an address means: from 1 to `total`; the first unless it says so. Pure. */
export function stepOf(text: string | null, total: number): number {
  const step = text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
  return Math.min(step, Math.max(1, total))
}

/** The step of the first question that a refusal names, or null. Pure. */
export function stepOfField(
  questions: readonly Pick<MemberQuestion, 'id'>[],
  fields: Readonly<Record<string, unknown>>,
): number | null {
  const at = questions.findIndex(({ id }) => Object.hasOwn(fields, `q${id}`))
  return at < 0 ? null : at + 1
}
