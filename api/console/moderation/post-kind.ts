import { and, asc, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
import { postReports, posts } from '../../activities/posts/tables.ts'
import { changePost, keysOf, mediaAnswer, postInStation } from '../../activities/wall/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { releaseKeys } from '../../platform/files/index.ts'
import { type FoundText, isBehind, type Moderated, type NewState } from './writing-kind.ts'

/** Posts of the wall. */
export const moderatedPosts: Moderated = {
  reports: postReports,
  async page(ctx, asked) {
    const isWaiting = asked.list === 'waiting'
    const at = isWaiting ? posts.waitsSince : posts.createdAt
    const which = isWaiting ? isNotNull(posts.waitsSince) : eq(posts.state, 'hidden')
    const order = isWaiting ? asc : desc
    const rows = await select(ctx, and(which, isBehind(asked, 'post', { at, id: posts.id })))
      .orderBy(order(at), order(posts.id))
      .limit(asked.limit)
    return rows.map(toFound)
  },
  async find(ctx, id) {
    const [row] = await select(ctx, eq(posts.id, id))
    if (!row) throw new ApiError('not_found')
    return toFound(row)
  },
  row: postInStation,
  change: (ctx, id, decide) =>
    changePost(ctx, id, async (row) => {
      const to = decide(row)
      if (to) await write(ctx, id, to)
      if (to?.state === 'removed') await releaseKeys(ctx, keysOf(row.media))
      return to?.state ?? row.state
    }),
  path: (id) => `/homepage/feed/${id}`,
}

const select = ({ db, station }: ApiContext, which: SQL | undefined) =>
  db
    .select({ post: posts, name: participants.name, email: participants.email })
    .from(posts)
    .innerJoin(participants, withId(participants, posts, posts.participantId))
    .where(inStation(posts, { station }, which))

type Row = Awaited<ReturnType<typeof select>>[number]

const toFound = ({ post, name, email }: Row): FoundText => ({
  id: post.id,
  description: post.description,
  state: post.state,
  reason: post.stateReason,
  createdAt: post.createdAt.toISOString(),
  waits_since: post.waitsSince?.toISOString() ?? null,
  is_reply: false,
  author: { id: post.participantId, name, email },
  about: { kind: 'post', id: post.id, name: '' },
  ...mediaAnswer(post),
})

async function write({ db, station }: ApiContext, id: number, { state, reason }: NewState): Promise<void> {
  await db
    .update(posts)
    .set({
      state,
      stateReason: reason,
      waitsSince: null,
      ...(state === 'removed' && { description: '', media: null }),
    })
    .where(withId(posts, { station }, id))
}
