import * as calls from '#contract/activities/participation/endpoints.ts'
import * as links from '#contract/people/links/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getAction } from './get-action.ts'
import { getLottieFile, getParticipation } from './participation-answer.ts'
import { broughtTypes } from './registry.ts'
import { createShareLink, validateSharing } from './share-link.ts'

export function activityRoutes(app: ApiApp, { urls }: Pick<ApiDeps, 'urls'>): void {
  serve(app, calls.getAction, (ctx, { params }) => getAction(ctx, params.id))
  serve(app, calls.getParticipation, (ctx, { params }) => getParticipation(ctx, params.id))
  serve(app, calls.getLottieFile, (ctx, { params }) => getLottieFile(ctx, params.id))
  serve(app, links.validateSharing, (ctx, { body }) =>
    validateSharing(ctx, { activityId: body.action_id, sharer: body.user_id }),
  )
  serve(app, links.createShareLink, (ctx, { body }) => createShareLink(ctx, body.action_id, urls))
  for (const type of broughtTypes().values()) type.routes?.(app)
}
