import * as calls from '#contract/console/activities/endpoints.ts'
import * as results from '#contract/console/activities/results/endpoints.ts'
import { undoParticipation } from '../../activities/participation/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { partnerRoutes } from '../partners/http.ts'
import { activityInStation } from './activity-rows.ts'
import { addActivityPicture } from './add-activity-picture.ts'
import { addAnimation } from './add-animation.ts'
import { addFilm } from './add-film.ts'
import { moveCollection, removeCollection, saveCollection } from './change-collection.ts'
import { getManagedCollection, listManagedCollections } from './collection-rows.ts'
import { createActivity } from './create-activity.ts'
import { createCollection } from './create-collection.ts'
import { getManagedActivity } from './get-managed-activity.ts'
import { inLongReads, inQueueIfLong } from './heavy-reads.ts'
import { listManagedActivities } from './list-managed-activities.ts'
import { listParticipations } from './list-participations.ts'
import { moveActivity } from './move-activity.ts'
import { previewActivity, tryActivity } from './preview-activity.ts'
import { getResearchResults } from './results/get-research-results.ts'
import { listResearchResponses } from './results/list-research-responses.ts'
import { listTextAnswers } from './results/list-text-answers.ts'
import { saveActivity } from './save-activity.ts'
import { setActivityStatus } from './set-activity-status.ts'

export function managedActivityRoutes(app: ApiApp): void {
  partnerRoutes(app)
  serve(app, calls.listManagedActivities, (ctx, { query }) => listManagedActivities(ctx, query))
  serve(app, calls.createActivity, (ctx, { body, idempotencyKey }) =>
    createActivity(ctx, body, idempotencyKey),
  )
  serve(app, calls.getManagedActivity, (ctx, { params }) => getManagedActivity(ctx, params.id))
  serve(app, calls.saveActivity, (ctx, { params, body }) => saveActivity(ctx, { ...params, ...body }))
  serve(app, calls.setActivityStatus, (ctx, { params, body }) =>
    setActivityStatus(ctx, { ...params, ...body }),
  )
  serve(app, calls.moveActivity, (ctx, { params, body }) => moveActivity(ctx, { ...params, ...body }))
  serve(app, calls.previewActivity, (ctx, { params }) => previewActivity(ctx, params.id))
  serve(app, calls.tryActivity, (ctx, { params, body }) => tryActivity(ctx, { ...params, ...body }))
  serve(app, calls.addActivityPicture, (ctx, { upload }) => addActivityPicture(ctx, upload))
  serve(app, calls.addFilm, (ctx, { upload }) => addFilm(ctx, upload))
  serve(app, calls.addAnimation, (ctx, { upload }) => addAnimation(ctx, upload))
  serve(app, calls.listParticipations, (ctx, { params, query }) =>
    inQueueIfLong(ctx, query, fileOf(ctx, 'participation.export', params.id), () =>
      listParticipations(ctx, { ...params, ...query }),
    ),
  )
  serve(app, results.getResearchResults, (ctx, { params, query }) =>
    inLongReads(ctx, () => getResearchResults(ctx, { ...params, ...query })),
  )
  serve(app, results.listTextAnswers, (ctx, { params, query }) =>
    inLongReads(ctx, () => listTextAnswers(ctx, { ...params, ...query })),
  )
  serve(app, results.listResearchResponses, (ctx, { params, query }) =>
    inQueueIfLong(ctx, query, fileOf(ctx, 'answer.export', params.id), () =>
      listResearchResponses(ctx, { ...params, ...query }),
    ),
  )
  serve(app, calls.undoParticipation, (ctx, { params, body }) =>
    undoParticipation(ctx, { ...params, ...body }),
  )
  serve(app, calls.listManagedCollections, (ctx, { query }) => listManagedCollections(ctx, query))
  serve(app, calls.getManagedCollection, (ctx, { params }) => getManagedCollection(ctx, params))
  serve(app, calls.createCollection, (ctx, { params, body, idempotencyKey }) =>
    createCollection(ctx, { kind: params.kind, value: body }, idempotencyKey),
  )
  serve(app, calls.saveCollection, (ctx, { params, body }) => saveCollection(ctx, { ...params, ...body }))
  serve(app, calls.moveCollection, (ctx, { params, body }) => moveCollection(ctx, { ...params, ...body }))
  serve(app, calls.removeCollection, (ctx, { params, query }) =>
    removeCollection(ctx, { ...params, ...query }),
  )
}

/** A file of an activity. */
const fileOf = (ctx: ApiContext, what: string, id: number) => ({
  what,
  part: `activity:${id}`,
  name: async () => (await activityInStation(ctx, id)).name,
})
