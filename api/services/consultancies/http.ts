import * as calls from '#contract/services/consultancies/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getCase, getCaseReader, listCases } from './list-cases.ts'
import { getServiceContent } from './service-content.ts'
import { listTopics, suggestTopic } from './topics.ts'

export function consultancyRoutes(app: ApiApp): void {
  serve(app, calls.listLegalCases, (ctx, { query }) => listCases(ctx, 'legal', query))
  serve(app, calls.listAccountingCases, (ctx, { query }) => listCases(ctx, 'accounting', query))
  serve(app, calls.getLegalCase, (ctx, { params }) => getCase(ctx, 'legal', params.id))
  serve(app, calls.getAccountingCase, (ctx, { params }) => getCase(ctx, 'accounting', params.id))
  serve(app, calls.getCaseReader, (ctx) => getCaseReader(ctx))
  serve(app, calls.listTopics, (ctx) => listTopics(ctx))
  serve(app, calls.suggestTopic, (ctx, { body, idempotencyKey }) => suggestTopic(ctx, body, idempotencyKey))
  serve(app, calls.getServiceContent, (ctx, { params }) => getServiceContent(ctx, params.area))
}
