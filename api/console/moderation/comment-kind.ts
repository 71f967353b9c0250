import { and, asc, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
import { changeInThread, commentInStation, targetOf } from '../../activities/comments/index.ts'
import { commentReports, comments } from '../../activities/comments/tables.ts'
import { activities } from '../../activities/participation/tables.ts'
import { mediaAnswer } from '../../activities/wall/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { type FoundText, isBehind, type Moderated, type NewState } from './writing-kind.ts'

/** Comments and replies, of activities and of posts. */
export const moderatedComments: Moderated = {
  reports: commentReports,
  async page(ctx, asked) {
    const isWaiting = asked.list === 'waiting'
    const at = isWaiting ? comments.waitsSince : comments.createdAt
    const which = isWaiting ? isNotNull(comments.waitsSince) : eq(comments.state, 'hidden')
    const order = isWaiting ? asc : desc
    const rows = await select(ctx, and(which, isBehind(asked, 'comment', { at, id: comments.id })))
      .orderBy(order(at), order(comments.id))
      .limit(asked.limit)
    return rows.map(toFound)
  },
  async find(ctx, id) {
    const [row] = await select(ctx, eq(comments.id, id))
    if (!row) throw new ApiError('not_found')
    return toFound(row)
  },
  row: commentInStation,
  change: (ctx, id, decide) =>
    changeInThread(ctx, id, async (row) => {
      const to = decide(row)
      if (to) await write(ctx, id, to)
      return to?.state ?? row.state
    }),
  path: (id) => `/homepage/comentarios/${id}`,
}

const select = ({ db, station }: ApiContext, which: SQL | undefined) =>
  db
    .select({ comment: comments, name: participants.name, email: participants.email, about: activities.name })
    .from(comments)
    .innerJoin(participants, withId(participants, comments, comments.participantId))
    .leftJoin(activities, withId(activities, comments, comments.activityId))
    .where(inStation(comments, { station }, which))

type Row = Awaited<ReturnType<typeof select>>[number]

const toFound = ({ comment, name, email, about }: Row): FoundText => ({
  id: comment.id,
  description: comment.description,
  state: comment.state,
  reason: comment.stateReason,
  createdAt: comment.createdAt.toISOString(),
  waits_since: comment.waitsSince?.toISOString() ?? null,
  is_reply: comment.parentId !== null,
  author: { id: comment.participantId, name, email },
  about: { ...targetOf(comment), name: about ?? '' },
  ...mediaAnswer({ id: 0, media: null }),
})

async function write({ db, station }: ApiContext, id: number, { state, reason }: NewState): Promise<void> {
  await db
    .update(comments)
    .set({
      state,
      stateReason: reason,
      waitsSince: null,
      ...(state === 'removed' && { description: '' }),
    })
    .where(withId(comments, { station }, id))
}
