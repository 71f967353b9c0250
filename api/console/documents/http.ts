import {
  addDocument as call,
  managedAccountability,
  managedDownloads,
} from '#contract/console/documents/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { serveEntries } from '../entries/serve-entries.ts'
import { accountabilityEntries } from './accountability-entries.ts'
import { addDocument } from './add-document.ts'
import { downloadEntries } from './download-entries.ts'

export function managedDocumentRoutes(app: ApiApp): void {
  serve(app, call, (ctx, { upload }) => addDocument(ctx, upload))
  serveEntries(app, managedDownloads, downloadEntries)
  serveEntries(app, managedAccountability, accountabilityEntries)
}
