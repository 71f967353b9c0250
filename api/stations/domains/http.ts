import * as calls from '#contract/stations/registry/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiApp } from '../../platform/http/serve.ts'
import { lookupStation } from './lookup-station.ts'

export function domainRoutes(app: ApiApp, deps: ApiDeps): void {
  // Has no station yet: it is how one is found.
  app.openapi(calls.lookupStation.route, async (c) =>
    c.json(await lookupStation(deps, c.req.valid('query' as never), c.env), 200),
  )
}
