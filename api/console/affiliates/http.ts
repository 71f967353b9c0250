import * as calls from '#contract/console/affiliates/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { addListedLines } from './add-lines.ts'
import { addListed, listListed, removeListed } from './affiliates.ts'

export function listedRoutes(app: ApiApp): void {
  serve(app, calls.listListed, (ctx, { query }) => listListed(ctx, query))
  serve(app, calls.addListed, (ctx, { body }) => addListed(ctx, body))
  serve(app, calls.removeListed, (ctx, { params }) => removeListed(ctx, params.id))
  serve(app, calls.addListedLines, (ctx, { body }) => addListedLines(ctx, body.lines))
}
