import { requestRegistrationChange as call } from '#contract/people/registration-changes/endpoints.ts'
import type { Area } from '../../platform/area.ts'
import { serve } from '../../platform/http/serve.ts'
import { registrationChangeCarried } from './carried.ts'
import { registrationChangeKept } from './kept.ts'
import { requestRegistrationChange } from './request-registration-change.ts'

export const registrationChangeArea: Area = {
  keeps: registrationChangeKept,
  carries: registrationChangeCarried,
  routes(app) {
    serve(app, call, (ctx, { body, idempotencyKey }) =>
      requestRegistrationChange(ctx, { wanted: body, key: idempotencyKey }),
    )
  },
}
