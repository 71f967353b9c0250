import * as calls from '#contract/console/people/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { inLongReads, inQueueIfLong } from '../activities/heavy-reads.ts'
import { actOnPeople } from './act-on-people.ts'
import { creditPeople } from './credit-people.ts'
import { confirmCredit, listWaitingCredits, refuseCredit } from './decide-credit.ts'
import { getPeopleAct } from './get-people-act.ts'
import { listPeople } from './list-people.ts'
import { countPeople, getPeopleFacts, peopleFile } from './people-facts.ts'
import { listTags, removeTag, renameTag } from './tags.ts'
import { removeView, renameView, saveView } from './views.ts'

export function managedPeopleRoutes(app: ApiApp, { urls }: ApiDeps): void {
  serve(app, calls.listPeople, (ctx, { query }) =>
    inQueueIfLong(ctx, query, peopleFile(ctx, query), () => listPeople(ctx, query)),
  )
  serve(app, calls.getPeopleFacts, (ctx) => getPeopleFacts(ctx))
  serve(app, calls.countPeople, (ctx, { query }) => inLongReads(ctx, () => countPeople(ctx, query)))
  serve(app, calls.actOnPeople, (ctx, { body, idempotencyKey }) =>
    actOnPeople(ctx, body, urls, idempotencyKey),
  )
  serve(app, calls.creditPeople, (ctx, { body, idempotencyKey }) =>
    creditPeople(ctx, body, urls, idempotencyKey),
  )
  serve(app, calls.listWaitingCredits, (ctx) => listWaitingCredits(ctx))
  serve(app, calls.confirmCredit, (ctx, { params }) => confirmCredit(ctx, params, urls))
  serve(app, calls.refuseCredit, (ctx, { params, body }) => refuseCredit(ctx, { ...params, ...body }))
  serve(app, calls.getPeopleAct, (ctx, { params }) => getPeopleAct(ctx, params.id))
  serve(app, calls.listTags, (ctx) => inLongReads(ctx, () => listTags(ctx)))
  serve(app, calls.renameTag, (ctx, { params, body }) => renameTag(ctx, { ...params, ...body }))
  serve(app, calls.removeTag, (ctx, { params }) => removeTag(ctx, params.id))
  serve(app, calls.saveView, (ctx, { body }) => saveView(ctx, body))
  serve(app, calls.renameView, (ctx, { params, body }) => renameView(ctx, { ...params, ...body }))
  serve(app, calls.removeView, (ctx, { params }) => removeView(ctx, params.id))
}
