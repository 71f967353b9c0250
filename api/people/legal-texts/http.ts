import * as calls from '#contract/people/legal-texts/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { acceptLegalTexts, getLegalAsked, getLegalText } from './legal-texts.ts'

export function legalTextRoutes(app: ApiApp): void {
  serve(app, calls.getLegalText, (ctx, { params }) => getLegalText(ctx, params))
  serve(app, calls.getLegalAsked, (ctx) => getLegalAsked(ctx))
  serve(app, calls.acceptLegalTexts, (ctx, { body }) => acceptLegalTexts(ctx, body))
}
