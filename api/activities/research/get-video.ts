import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, isByOwner } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { researchUploads } from './tables.ts'
import { researchTexts } from './texts.ts'
import { videoName } from './video-of.ts'

/**
 * The file of a video, for who sent it; for owners of the station from when it was sent as an answer (POL-05, SEC-68).
 * @throws not_found for everybody else, whether there is one or not
 */
export async function getVideo(ctx: ApiContext, id: string): Promise<{ key: string; name: string }> {
  const [row] = await ctx.db
    .select({
      participantId: researchUploads.participantId,
      file: researchUploads.file,
      responseId: researchUploads.responseId,
    })
    .from(researchUploads)
    .where(withId(researchUploads, ctx, id))
  const isOwner = isByOwner(ctx)
  const mayRead = row && (row.participantId === memberOf(ctx) || (isOwner && row.responseId !== null))
  if (!mayRead) throw new ApiError('not_found', researchTexts.videoGone)
  return { key: row.file, name: videoName(row.file, row.responseId) }
}
