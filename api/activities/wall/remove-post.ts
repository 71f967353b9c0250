import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { releaseKeys } from '../../platform/files/index.ts'
import { posts } from '../posts/tables.ts'
import { lockPost } from './post-in-station.ts'
import { keysOf } from './post-media.ts'
import { requireWall } from './require-wall.ts'
import { wallTexts } from './texts.ts'

/** Deletes an own post with its comments, likes and file (SOC-06). @throws not_found, forbidden for another's */
export async function removePost(outer: ApiContext, id: number): Promise<{ messages: string[] }> {
  await requireWall(outer)
  await inTransaction(outer, async (ctx) => {
    const row = await lockPost(ctx, id, 'update')
    if (row.participantId !== memberOf(ctx)) throw refusalOf(row.state)
    await ctx.db.delete(posts).where(withId(posts, ctx, id))
    await releaseKeys(ctx, keysOf(row.media))
  })
  return { messages: [wallTexts.removed] }
}

/** What others do not see is not there for them. */
const refusalOf = (state: string) =>
  state === 'shown'
    ? new ApiError('forbidden', wallTexts.forbidden)
    : new ApiError('not_found', wallTexts.gone)
