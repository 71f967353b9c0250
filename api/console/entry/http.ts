import * as calls from '#contract/console/entry/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getEntry, saveEntry } from './entry.ts'
import { listWaiting } from './list-waiting.ts'

export function entryRoutes(app: ApiApp): void {
  serve(app, calls.getEntry, (ctx) => getEntry(ctx))
  serve(app, calls.listWaiting, (ctx, { query }) => listWaiting(ctx, query))
  serve(app, calls.saveEntry, (ctx, { body }) => saveEntry(ctx, body))
}
