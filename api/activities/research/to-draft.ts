import type { Research } from '#contract/activities/research/research.ts'
import type { ResearchAnswer, ResearchDraft } from '#contract/activities/research/schemas.ts'
import { fieldOfQuestion, problemOf } from './check-answers.ts'
import type { Asking } from './research-of.ts'

/** Kept answers as their member reads them: what is asked by now, and what sending would say of it (POL-01, ERR-04). Pure. */
export function toDraft({ research, needsAll }: Asking, kept: readonly ResearchAnswer[]): ResearchDraft {
  const answers = stillAsked(research, kept)
  const problems = research.questions.flatMap((question) => {
    const answer = answers.find((one) => one.question === question.id)
    const problem = problemOf(question, answer, needsAll)
    return problem ? [[fieldOfQuestion(question.id), problem] as const] : []
  })
  return { answers, problems: Object.fromEntries(problems) }
}

/**
 * Questions and options that an owner took away are left out, or a draft with one of them could never be sent (ADR 86). An
 * answer may be empty then. Pure.
 */
export function stillAsked({ questions }: Research, answers: readonly ResearchAnswer[]): ResearchAnswer[] {
  const optionsOf = new Map(questions.map(({ id, options }) => [id, new Set(options.map((one) => one.id))]))
  return answers.flatMap((answer) => {
    const known = optionsOf.get(answer.question)
    return known ? [{ ...answer, options: answer.options.filter((id) => known.has(id)) }] : []
  })
}
