import * as calls from '#contract/console/people/person/endpoints.ts'
import type { ApiDeps } from '../../../platform/deps.ts'
import { type ApiApp, serve } from '../../../platform/http/serve.ts'
import { correctPerson } from './correct-person.ts'
import { getPerson } from './get-person.ts'
import {
  listPersonActivities,
  listPersonHistory,
  listPersonLedger,
  listPersonOrders,
  listPersonRequests,
} from './person-lists.ts'
import { addPersonNote, listPersonNotes, removePersonNote } from './person-notes.ts'
import { resendActivation } from './resend-activation.ts'
import { showPersonCpf } from './show-cpf.ts'
import { endPersonSessions, reactivatePerson, suspendPerson } from './suspend-person.ts'

/** Everything the team sees and does of one person. */
export function personRoutes(app: ApiApp, { urls }: ApiDeps): void {
  serve(app, calls.getPerson, (ctx, { params }) => getPerson(ctx, params.id))
  serve(app, calls.showPersonCpf, (ctx, { params }) => showPersonCpf(ctx, params.id))
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
  serve(app, calls.correctPerson, (ctx, { params, body }) => correctPerson(ctx, { ...params, ...body }, urls))
  serve(app, calls.suspendPerson, (ctx, { params, body }) => suspendPerson(ctx, { ...params, ...body }))
  serve(app, calls.reactivatePerson, (ctx, { params }) => reactivatePerson(ctx, params.id))
  serve(app, calls.resendActivation, (ctx, { params }) => resendActivation(ctx, params.id, urls))
  serve(app, calls.listPersonRequests, (ctx, { params, query }) =>
    listPersonRequests(ctx, { ...params, ...query }),
  )
  serve(app, calls.listPersonNotes, (ctx, { params, query }) => listPersonNotes(ctx, { ...params, ...query }))
  serve(app, calls.addPersonNote, (ctx, { params, body, idempotencyKey }) =>
    addPersonNote(ctx, { ...params, ...body, key: idempotencyKey }),
  )
  serve(app, calls.removePersonNote, (ctx, { params }) => removePersonNote(ctx, params))
  serve(app, calls.endPersonSessions, (ctx, { params }) => endPersonSessions(ctx, params.id))
}
