import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, isByOwner } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { postInStation } from './post-in-station.ts'
import { requireWall } from './require-wall.ts'
import { wallTexts } from './texts.ts'

type Found = { key: string; name: string; isVideo?: boolean; isToKeep?: boolean }

/**
 * The file of a post, or the picture in front of its video, for who may read the post, and for owners of the station, who decide
 * about it (SEC-65). @throws forbidden, not_found for everybody else, whether there is one or not
 */
export async function getPostMedia(
  ctx: ApiContext,
  { id, poster }: { id: number; poster: boolean },
): Promise<Found> {
  await requireWall(ctx)
  const { media, state, participantId } = await postInStation(ctx, id)
  const isOwner = isByOwner(ctx)
  const mayRead = state === 'shown' || isOwner || participantId === memberOf(ctx)
  const isVideo = media?.kind === 'video'
  const key = poster ? isVideo && media.posterKey : media?.key
  if (!media || !key || !mayRead) throw new ApiError('not_found', wallTexts.gone)
  const name = `post-${id}.${key.split('.').at(-1)}`
  return { key, name, isVideo, isToKeep: isVideo && media.state !== 'plays' && !poster }
}
