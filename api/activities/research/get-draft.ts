import { eq } from 'drizzle-orm'
import type { Research } from '#contract/activities/research/research.ts'
import type { ResearchAnswer, ResearchDraft } from '#contract/activities/research/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { fieldOfQuestion, problemOf } from './check-answers.ts'
import { type Asking, askingOf } from './research-of.ts'
import { draftPurpose } from './sealed-answers.ts'
import { researchDrafts } from './tables.ts'

/**
 * What the caller answered so far of what is asked by now, in the order of the questions' numbers; empty where nothing is
 * kept (POL-01, ADR 86). @throws not_found where something is kept and nothing is asked any more
 */
export async function getDraft(ctx: ApiContext, activityId: number): Promise<ResearchDraft> {
  const [row] = await ctx.db
    .select()
    .from(researchDrafts)
    .where(
      inStation(
        researchDrafts,
        ctx,
        eq(researchDrafts.activityId, activityId),
        eq(researchDrafts.participantId, memberOf(ctx)),
      ),
    )
  if (!row) return { answers: [], problems: {} }
  return toDraft(await askingOf(ctx, activityId), Object.values(draftAnswers(ctx, row)))
}

type Row = typeof researchDrafts.$inferSelect

/** The answers of a row; one that was sealed by another secret has none. */
export function draftAnswers({ ports }: ApiContext, row: Row): Row['answers'] {
  if (row.sealed === null) return row.answers
  const purpose = draftPurpose(row.stationId, row.activityId, row.participantId)
  return JSON.parse(ports.seal.open(row.sealed, purpose) ?? '{}')
}

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
