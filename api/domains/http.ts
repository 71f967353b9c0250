import * as calls from '#contract/stations/endpoints.ts'
import type { ApiDeps } from '../deps.ts'
import type { ApiApp } from '../http/serve.ts'
import { lookupStation } from './lookup-station.ts'

export function domainRoutes(app: ApiApp, deps: ApiDeps): void {
  // Has no station yet: it is how one is found.
  app.openapi(calls.lookupStation.route, async (c) =>
    c.json(await lookupStation(deps, c.req.valid('query' as never), c.env), 200),
  )
}
