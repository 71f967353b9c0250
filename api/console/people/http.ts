import * as calls from '#contract/console/people/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { inLongReads, inQueueIfLong } from '../activities/heavy-reads.ts'
import { actOnPeople, getPeopleAct } from './act-on-people.ts'
import { listPeople } from './list-people.ts'
import { countPeople, getPeopleFacts, peopleFile } from './people-facts.ts'
import { listTags, removeTag, renameTag } from './tags.ts'
import { removeView, saveView } from './views.ts'

export function managedPeopleRoutes(app: ApiApp): void {
  serve(app, calls.listPeople, (ctx, { query }) =>
    inQueueIfLong(ctx, query, peopleFile(ctx, query), () => listPeople(ctx, query)),
  )
  serve(app, calls.getPeopleFacts, (ctx) => getPeopleFacts(ctx))
  serve(app, calls.countPeople, (ctx, { query }) => inLongReads(ctx, () => countPeople(ctx, query)))
  serve(app, calls.actOnPeople, (ctx, { body, idempotencyKey }) => actOnPeople(ctx, body, idempotencyKey))
  serve(app, calls.getPeopleAct, (ctx, { params }) => getPeopleAct(ctx, params.id))
  serve(app, calls.listTags, (ctx) => inLongReads(ctx, () => listTags(ctx)))
  serve(app, calls.renameTag, (ctx, { params, body }) => renameTag(ctx, { ...params, ...body }))
  serve(app, calls.removeTag, (ctx, { params }) => removeTag(ctx, params.id))
  serve(app, calls.saveView, (ctx, { body }) => saveView(ctx, body))
  serve(app, calls.removeView, (ctx, { params }) => removeView(ctx, params.id))
}
