import type { Area } from '../../platform/area.ts'
import { endPointsJob, endPointsOfStationJob } from './end-points-job.ts'
import { walletRoutes } from './http.ts'
import { walletKept } from './kept.ts'
import { pointsEndMailJob } from './points-end-mail.ts'

export const walletArea: Area = {
  keeps: walletKept,
  routes: walletRoutes,
  jobs: [endPointsJob, endPointsOfStationJob, pointsEndMailJob],
}
