import type { Area } from '../../platform/area.ts'
import { endPointsJob, endPointsOfStationJob } from './end-points-job.ts'
import { walletRoutes } from './http.ts'
import { pointsEndMailJob } from './points-end-mail.ts'

export const walletArea: Area = {
  routes: walletRoutes,
  jobs: [endPointsJob, endPointsOfStationJob, pointsEndMailJob],
}
