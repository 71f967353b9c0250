import * as calls from '#contract/activities/social/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getActionLikes, likeableActivity, setLike } from './set-like.ts'

export function socialRoutes(app: ApiApp): void {
  serve(app, calls.getActionLikes, (ctx, { params }) => getActionLikes(ctx, params.id))
  serve(app, calls.likeAction, (ctx, { body: { action: id, user } }) =>
    setLike(ctx, likeableActivity, { id, user }, true),
  )
  serve(app, calls.unlikeAction, (ctx, { body: { action: id, user } }) =>
    setLike(ctx, likeableActivity, { id, user }, false),
  )
}
