import type { createVideoPost as call } from '#contract/activities/wall/endpoints.ts'
import type { Post } from '#contract/activities/wall/schemas.ts'
import type { UploadFields } from '#contract/endpoint.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { Upload } from '../../platform/files/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { takeVideo } from './take-video.ts'
import { beginPost, placePost, postUnderKey } from './write-post.ts'

/** Of one member in a day: two gigabytes at most. */
const videosOfDay = { points: 10, durationSeconds: 24 * 3600 }
/** Of a station in a month: what it can fill is bounded. */
const videosOfMonth = { points: 1_000, durationSeconds: 30 * 24 * 3600 }

/**
 * Posts a video on the wall, stored while it comes (SOC-04, ADR 89). The same key with the same words and name is the same post: its
 * film is not stored again. @throws invalid_input with `fields.file`, and as `createPost`
 */
export function createVideoPost(
  ctx: ApiContext,
  upload: Upload<UploadFields<typeof call>>,
  key: string | undefined,
): Promise<Post> {
  return upload.stream(async (film, { description, user }) => {
    await beginPost(ctx, user)
    const sent = { description, key, file: film.name }
    const known = await postUnderKey(ctx, sent)
    if (known) return known
    const station = String(ctx.station.id)
    await limit(ctx, { name: 'wall-video', key: `${station}:${memberOf(ctx)}`, ...videosOfDay })
    await limit(ctx, { name: 'wall-videos', key: station, ...videosOfMonth })
    const { media, discard } = await takeVideo(ctx, film)
    try {
      const { post, isNew } = await placePost(ctx, { ...sent, media })
      if (!isNew) await discard()
      return post
    } catch (error) {
      await discard().catch(() => {})
      throw error
    }
  })
}
