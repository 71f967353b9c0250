import * as calls from '#contract/console/people/person/endpoints.ts'
import { type ApiApp, serve } from '../../../platform/http/serve.ts'
import { getPerson } from './get-person.ts'
import {
  listPersonActivities,
  listPersonHistory,
  listPersonLedger,
  listPersonOrders,
} from './person-lists.ts'
import { endPersonSessions, reactivatePerson, suspendPerson } from './suspend-person.ts'

export function personRoutes(app: ApiApp): void {
  serve(app, calls.getPerson, (ctx, { params }) => getPerson(ctx, params.id))
  serve(app, calls.listPersonLedger, (ctx, { params, query }) =>
    listPersonLedger(ctx, { ...params, ...query }),
  )
  serve(app, calls.listPersonActivities, (ctx, { params, query }) =>
    listPersonActivities(ctx, { ...params, ...query }),
  )
  serve(app, calls.listPersonOrders, (ctx, { params, query }) =>
    listPersonOrders(ctx, { ...params, ...query }),
  )
  serve(app, calls.listPersonHistory, (ctx, { params, query }) =>
    listPersonHistory(ctx, { ...params, ...query }),
  )
  serve(app, calls.suspendPerson, (ctx, { params, body }) => suspendPerson(ctx, { ...params, ...body }))
  serve(app, calls.reactivatePerson, (ctx, { params }) => reactivatePerson(ctx, params.id))
  serve(app, calls.endPersonSessions, (ctx, { params }) => endPersonSessions(ctx, params.id))
}
