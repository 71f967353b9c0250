import * as calls from '#contract/people/own-fields/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getOwnData, saveOwnData } from './own-data.ts'
import { signupFields } from './own-fields.ts'

export function ownFieldRoutes(app: ApiApp): void {
  serve(app, calls.listSignupFields, (ctx) => signupFields(ctx))
  serve(app, calls.getOwnData, (ctx) => getOwnData(ctx))
  serve(app, calls.saveOwnData, (ctx, { body }) => saveOwnData(ctx, body.values))
}
