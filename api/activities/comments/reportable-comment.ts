import { isNull } from 'drizzle-orm'
import { tellStation } from '../../people/notices/index.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Reportable } from '../writing/index.ts'
import { getComment } from './list-comments.ts'
import { commentReports, comments } from './tables.ts'
import { commentTexts } from './texts.ts'
import { lockComment } from './thread.ts'

/** Comments and replies that the caller sees and did not write. */
export const reportableComment: Reportable = {
  reports: commentReports,
  async hold(ctx, id) {
    if ((await getComment(ctx, id)).userAuthor) throw new ApiError('conflict', commentTexts.own)
    await lockComment(ctx, id)
  },
  async callOwners(ctx, id, waitsSince) {
    const { db } = ctx
    const fresh = await db
      .update(comments)
      .set({ waitsSince })
      .where(withId(comments, ctx, id, isNull(comments.waitsSince)))
      .returning({ id: comments.id })
    if (fresh.length > 0) await tellStation(ctx, 'report', `comment:${id}:${waitsSince.getTime()}`)
  },
}
