import * as calls from '#contract/console/own-fields/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { inLongReads } from '../activities/heavy-reads.ts'
import { addOwnField, listManagedFields, moveOwnField, removeOwnField, saveOwnField } from './own-fields.ts'
import { getPersonFields, savePersonFields } from './person-fields.ts'

export function managedFieldRoutes(app: ApiApp): void {
  serve(app, calls.listManagedFields, (ctx) => inLongReads(ctx, () => listManagedFields(ctx)))
  serve(app, calls.addOwnField, (ctx, { body, idempotencyKey }) => addOwnField(ctx, body, idempotencyKey))
  serve(app, calls.saveOwnField, (ctx, { params, body }) => saveOwnField(ctx, { ...params, ...body }))
  serve(app, calls.moveOwnField, (ctx, { params, body }) => moveOwnField(ctx, { ...params, ...body }))
  serve(app, calls.removeOwnField, (ctx, { params, query }) => removeOwnField(ctx, { ...params, ...query }))
  serve(app, calls.getPersonFields, (ctx, { params }) => getPersonFields(ctx, params.id))
  serve(app, calls.savePersonFields, (ctx, { params, body }) => savePersonFields(ctx, { ...params, ...body }))
}
