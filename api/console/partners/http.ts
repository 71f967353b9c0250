import * as calls from '#contract/console/partners/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { addPartnerPerson, listPartners, removePartnerPerson } from './partner-people.ts'

export function partnerRoutes(app: ApiApp): void {
  serve(app, calls.listPartners, (ctx) => listPartners(ctx))
  serve(app, calls.addPartnerPerson, (ctx, { params, body, idempotencyKey }) =>
    addPartnerPerson(ctx, { ...params, ...body }, idempotencyKey),
  )
  serve(app, calls.removePartnerPerson, (ctx, { params }) => removePartnerPerson(ctx, params))
}
