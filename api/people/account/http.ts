import * as calls from '#contract/people/account/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { endSessions } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'

export function accountRoutes(app: ApiApp): void {
  serve(app, calls.listSessions, (ctx) => listSessions(ctx))
  serve(app, calls.endOneSession, (ctx, { params }) => endSessions(ctx, params))
  serve(app, calls.endOtherSessions, (ctx) => endSessions(ctx, 'others'))
}
