import * as calls from '#contract/services/accountability/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { serveFile } from '../../platform/http/serve-file.ts'
import { getTransparencyFile, listTransparency } from './read-documents.ts'

export function accountabilityRoutes(app: ApiApp): void {
  serve(app, calls.listTransparency, (ctx, { query }) => listTransparency(ctx, query))
  serveFile(app, calls.getTransparencyFile, (ctx, { params }) => getTransparencyFile(ctx, params.id))
}
