import * as calls from '#contract/console/legal-texts/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getLegalTexts, getManagedLegalText } from './legal-rows.ts'
import { discardLegalDraft, publishLegalText, saveLegalDraft, saveOfficer } from './write-legal-texts.ts'

export function managedLegalTextRoutes(app: ApiApp): void {
  serve(app, calls.getLegalTexts, (ctx) => getLegalTexts(ctx))
  serve(app, calls.saveOfficer, (ctx, { body }) => saveOfficer(ctx, body))
  serve(app, calls.getManagedLegalText, (ctx, { params }) => getManagedLegalText(ctx, params.document))
  serve(app, calls.saveLegalDraft, (ctx, { params, body }) => saveLegalDraft(ctx, { ...params, ...body }))
  serve(app, calls.discardLegalDraft, (ctx, { params }) => discardLegalDraft(ctx, params.document))
  serve(app, calls.publishLegalText, (ctx, { params, body }) => publishLegalText(ctx, { ...params, ...body }))
}
