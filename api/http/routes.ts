import { accessRoutes } from '../access/http.ts'
import { activityRoutes } from '../activities/http.ts'
import { homeRoutes } from '../home/http.ts'
import type { ApiDeps } from '../index.ts'
import { planRoutes } from '../plans/http.ts'
import { publicRoutes } from '../public/http.ts'
import { stationRoutes } from '../stations/http.ts'
import { walletRoutes } from '../wallet/http.ts'
import type { ApiApp } from './serve.ts'

/** Every area's calls, on one page. */
export function serveAll(app: ApiApp, deps: ApiDeps): void {
  stationRoutes(app, deps)
  publicRoutes(app, deps)
  planRoutes(app)
  accessRoutes(app)
  homeRoutes(app)
  activityRoutes(app)
  walletRoutes(app)
}
