import { asc, count, eq } from 'drizzle-orm'
import type { Research } from '#contract/activities/research/research.ts'
import { standaloneQuizBody } from '#contract/activity-types/research-body.ts'
import { standaloneQuiz } from '#contract/activity-types/standalone-quiz.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { activityOfType, readBody } from '../participation/index.ts'
import { activities } from '../participation/tables.ts'
import { quizTexts } from './texts.ts'

type Activity = typeof activities.$inferSelect
export type PublishedQuiz = { activity: Activity; research: Research }

const published = (ctx: ApiContext) =>
  inStation(activities, ctx, eq(activities.typeId, standaloneQuiz.id), eq(activities.status, 'published'))

/** A quiz as it is played, what is right included. @throws not_found for what is none, a draft, withdrawn, or foreign */
export async function publishedQuiz(ctx: ApiContext, id: number): Promise<PublishedQuiz> {
  const activity = await activityOfType(ctx, id, [standaloneQuiz.id])
  const { research } = readBody(ctx, standaloneQuizBody.schema, activity)
  if (research.questions.length === 0) throw new ApiError('not_found', quizTexts.unavailable)
  return { activity, research }
}

type Page = { limit: number; offset: number }

/** A page of the station's quizzes by priority, and how many there are; the same for everybody. */
export const publishedQuizzes = rememberPerRevision(
  async (ctx, { limit, offset }: Page) => {
    const rows = await ctx.db
      .select()
      .from(activities)
      .where(published(ctx))
      .orderBy(asc(activities.priority), asc(activities.id))
      .limit(limit)
      .offset(offset)
    const [all] = await ctx.db.select({ total: count() }).from(activities).where(published(ctx))
    const list = rows.flatMap((activity): PublishedQuiz[] => {
      const body = standaloneQuizBody.schema.safeParse(activity.body)
      return body.success ? [{ activity, research: body.data.research }] : []
    })
    return { list, total: all?.total ?? 0 }
  },
  // A quiz holds all of its questions.
  ({ list }) => list.reduce((rows, { research }) => rows + 1 + research.questions.length, 0),
)

/** Whether members find a quiz at all: the menu asks. */
export const hasQuizzes = rememberPerRevision(
  async (ctx, _: object) => {
    const [row] = await ctx.db.select({ id: activities.id }).from(activities).where(published(ctx)).limit(1)
    return row !== undefined
  },
  () => 0,
)
