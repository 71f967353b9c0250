import * as calls from '#contract/console/registration-changes/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { listRegistrationChanges } from './list-registration-changes.ts'
import { setRegistrationChangeDone } from './set-done.ts'

export function registrationChangeRoutes(app: ApiApp): void {
  serve(app, calls.listRegistrationChanges, (ctx, { query }) => listRegistrationChanges(ctx, query))
  serve(app, calls.setRegistrationChangeDone, (ctx, { params, body }) =>
    setRegistrationChangeDone(ctx, { ...params, ...body }),
  )
}
