import * as calls from '#contract/services/downloads/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { serveFile } from '../../platform/http/serve-file.ts'
import { getDownload, getDownloadFile, listDownloads } from './read-downloads.ts'

export function downloadRoutes(app: ApiApp): void {
  serve(app, calls.listDownloads, (ctx, { query }) => listDownloads(ctx, query))
  serve(app, calls.getDownload, (ctx, { params }) => getDownload(ctx, params.id))
  serveFile(app, calls.getDownloadFile, (ctx, { params }) => getDownloadFile(ctx, params.id))
}
