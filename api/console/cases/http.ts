import * as calls from '#contract/console/cases/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { confirmCaseImport } from './confirm-case-import.ts'
import { getCaseImport, importCases, listCaseImports } from './import-cases.ts'
import { openCase } from './open-case.ts'
import { searchCases } from './search-cases.ts'
import { createCase, removeCase, saveCase } from './write-case.ts'

export function managedCaseRoutes(app: ApiApp): void {
  serve(app, calls.searchCases, (ctx, { query }) => searchCases(ctx, query))
  serve(app, calls.openCase, (ctx, { params }) => openCase(ctx, params.id))
  serve(app, calls.createCase, (ctx, { body, idempotencyKey }) => createCase(ctx, body, idempotencyKey))
  serve(app, calls.saveCase, (ctx, { params, body }) => saveCase(ctx, { ...params, ...body }))
  serve(app, calls.removeCase, (ctx, { params }) => removeCase(ctx, params.id))
  serve(app, calls.importCases, (ctx, { upload, idempotencyKey }) => importCases(ctx, upload, idempotencyKey))
  serve(app, calls.confirmCaseImport, (ctx, { params, body }) =>
    confirmCaseImport(ctx, { ...params, ...body }),
  )
  serve(app, calls.listCaseImports, (ctx) => listCaseImports(ctx))
  serve(app, calls.getCaseImport, (ctx, { params }) => getCaseImport(ctx, params.id))
}
