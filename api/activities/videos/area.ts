import { memberOf } from '../../people/access/index.ts'
import type { Area } from '../../platform/area.ts'
import { bringTypes, shownToMember } from '../participation/index.ts'
import { videoCarried } from './carried.ts'
import { videoKept } from './kept.ts'
import { videos } from './types/videos.ts'
import { toVideoView, viewsOf } from './video-in-station.ts'

export const videoArea: Area = {
  keeps: videoKept,
  carries: videoCarried,
  extensions: [
    bringTypes(videos),
    shownToMember.answeredBy(async (ctx, activity) => {
      const views = activity.videos.length > 0 ? await viewsOf(ctx, memberOf(ctx), activity.id) : []
      return { user_videos: views.map(toVideoView) }
    }),
  ],
}
