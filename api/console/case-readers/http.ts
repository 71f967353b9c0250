import * as calls from '#contract/console/case-readers/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { listCaseReaders } from './list-case-readers.ts'
import { setCaseReader } from './set-case-reader.ts'

export function caseReaderRoutes(app: ApiApp): void {
  serve(app, calls.listCaseReaders, (ctx, { query }) => listCaseReaders(ctx, query))
  serve(app, calls.setCaseReader, (ctx, { params, body }) => setCaseReader(ctx, { ...params, ...body }))
}
