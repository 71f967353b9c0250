import { mergeHeld } from '../../people/merges/index.ts'
import type { Area } from '../../platform/area.ts'
import { holdMergeForPoints, walletCarried } from './carried.ts'
import { endPointsJob, endPointsOfStationJob } from './end-points-job.ts'
import { walletRoutes } from './http.ts'
import { walletKept } from './kept.ts'
import { pointsEndMailJob } from './points-end-mail.ts'

export const walletArea: Area = {
  keeps: walletKept,
  carries: walletCarried,
  routes: walletRoutes,
  extensions: [mergeHeld.answeredBy(holdMergeForPoints)],
  jobs: [endPointsJob, endPointsOfStationJob, pointsEndMailJob],
}
