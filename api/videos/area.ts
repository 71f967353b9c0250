import { memberOf } from '../access/index.ts'
import { bringTypes, memberSees } from '../activities/index.ts'
import type { Area } from '../area.ts'
import { videos } from './types/videos.ts'
import { toVideoView, viewsOf } from './video-in-station.ts'

export const videoArea: Area = {
  extensions: [
    bringTypes(videos),
    memberSees.heardBy(async (ctx, activity) => {
      const views = activity.videos.length > 0 ? await viewsOf(ctx, memberOf(ctx), activity.id) : []
      return { user_videos: views.map(toVideoView) }
    }),
  ],
}
