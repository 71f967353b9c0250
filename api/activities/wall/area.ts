import type { Area } from '../../platform/area.ts'
import { bringCommentTarget } from '../comments/index.ts'
import { homeMoments } from '../home/index.ts'
import { wallCarried } from './carried.ts'
import { wallRoutes } from './http.ts'
import { wallKept } from './kept.ts'
import { wallMoments } from './list-posts.ts'
import { requireOpenPost } from './post-in-station.ts'
import { prepareVideoJob, tidyVideos } from './prepare-video.ts'
import { seedDemoWall } from './seed-demo.ts'

export const wallArea: Area = {
  keeps: wallKept,
  carries: wallCarried,
  routes: wallRoutes,
  jobs: [prepareVideoJob],
  tidy: tidyVideos,
  seedDemo: seedDemoWall,
  extensions: [bringCommentTarget('post', requireOpenPost), homeMoments.answeredBy(wallMoments)],
}
