import { asc, desc, eq, inArray, lt } from 'drizzle-orm'
import type { SupportRequest } from '#contract/site/public/support.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page } from '../../platform/db/rows.ts'
import { supportAnswers, supportMessages } from './tables.ts'

const perPage = 20

/** What the caller asked the station, newest first, page by page, each with its answers, oldest first (SUP-03). */
export async function listSupportRequests(ctx: ApiContext, after?: number) {
  const { db } = ctx
  const { rows, last } = await page(
    db
      .select()
      .from(supportMessages)
      .where(
        inStation(
          supportMessages,
          ctx,
          eq(supportMessages.participantId, memberOf(ctx)),
          after === undefined ? undefined : lt(supportMessages.id, after),
        ),
      )
      .orderBy(desc(supportMessages.id)),
    perPage,
  )
  const answers = await answersOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const content = rows.map(
    ({ id, subject, message, state, createdAt }): SupportRequest => ({
      ...{ id, subject, message, state, createdAt: createdAt.toISOString() },
      answers: answers
        .filter(({ messageId }) => messageId === id)
        .map((one) => ({ id: one.id, text: one.text, createdAt: one.createdAt.toISOString() })),
    }),
  )
  return { content, next: last?.id ?? null }
}

/** The answers to some messages of the station, oldest first. */
export async function answersOf({ db, station }: ApiContext, messageIds: number[]) {
  if (messageIds.length === 0) return []
  return db
    .select()
    .from(supportAnswers)
    .where(inStation(supportAnswers, { station }, inArray(supportAnswers.messageId, messageIds)))
    .orderBy(asc(supportAnswers.id))
}
