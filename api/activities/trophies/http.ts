import * as calls from '#contract/activities/trophies/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { listTrophies, listTrophiesToWin } from './list-trophies.ts'

export function trophyRoutes(app: ApiApp): void {
  serve(app, calls.listTrophiesToWin, (ctx) => listTrophiesToWin(ctx))
  serve(app, calls.listTrophies, (ctx, { query }) => listTrophies(ctx, query['where[description]']))
}
