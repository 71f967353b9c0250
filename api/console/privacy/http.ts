import * as calls from '#contract/console/privacy/endpoints.ts'
import * as retention from '#contract/console/retention/endpoints.ts'
import { gatherCopyJob, registerOf } from '../../people/privacy/index.ts'
import type { AreaDeps } from '../../platform/area.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { answerDataRequest, carryOutDataRequest } from './answer-data-request.ts'
import { getDataRequest, listDataRequests } from './data-request-rows.ts'
import { listPersonDataRequests } from './person-data-requests.ts'
import { getRetention, holdRetention, saveRetention } from './retention.ts'

export function managedPrivacyRoutes(app: ApiApp, { areas, urls }: Pick<AreaDeps, 'areas' | 'urls'>): void {
  const register = registerOf(areas)
  const copying = gatherCopyJob(register)
  serve(app, calls.listManagedDataRequests, (ctx, { query }) => listDataRequests(ctx, query))
  serve(app, calls.listPersonDataRequests, (ctx, { params, query }) =>
    listPersonDataRequests(ctx, { ...params, ...query }),
  )
  serve(app, calls.getManagedDataRequest, (ctx, { params }) => getDataRequest(ctx, params.id))
  serve(app, calls.answerDataRequest, (ctx, { params, body }) =>
    answerDataRequest(ctx, { ...params, ...body }, urls),
  )
  serve(app, calls.carryOutDataRequest, (ctx, { params, body }) =>
    carryOutDataRequest(ctx, { ...params, ...body, copying, urls }),
  )
  serve(app, retention.getRetention, (ctx) => getRetention(ctx, register))
  serve(app, retention.saveRetention, (ctx, { params, body }) =>
    saveRetention(ctx, register, { ...params, ...body.value, seen: body.seen }),
  )
  serve(app, retention.holdRetention, (ctx, { params, body }) =>
    holdRetention(ctx, register, { ...params, ...body }),
  )
}
