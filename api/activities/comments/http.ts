import * as calls from '#contract/activities/comments/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { setLike } from '../social/index.ts'
import { reportTo } from '../writing/index.ts'
import { likeableComment, reportableComment } from './comment-marks.ts'
import { getComment, listComments, listReplies } from './list-comments.ts'
import { postComment } from './post-comment.ts'
import { removeComment } from './remove-comment.ts'
import { commentTexts } from './texts.ts'

export function commentRoutes(app: ApiApp): void {
  serve(app, calls.listActionComments, (ctx, { params, query }) =>
    listComments(ctx, { kind: 'activity', id: params.id }, query),
  )
  serve(app, calls.listPostComments, (ctx, { params: { postId: id }, query }) =>
    listComments(ctx, { kind: 'post', id }, query),
  )
  serve(app, calls.listReplies, (ctx, { params, query }) => listReplies(ctx, params.id, query))
  serve(app, calls.getComment, (ctx, { params }) => getComment(ctx, params.id))
  serve(app, calls.commentAction, (ctx, { body: { action: id, ...body }, idempotencyKey: key }) =>
    postComment(ctx, { ...body, on: { kind: 'activity', id }, key }),
  )
  serve(app, calls.commentPost, (ctx, { body: { post: id, ...body }, idempotencyKey: key }) =>
    postComment(ctx, { ...body, on: { kind: 'post', id }, key }),
  )
  serve(app, calls.replyToComment, (ctx, { body: { comment: id, ...body }, idempotencyKey: key }) =>
    postComment(ctx, { ...body, on: { kind: 'comment', id }, key }),
  )
  serve(app, calls.removeComment, (ctx, { params }) => removeComment(ctx, params.id))
  serve(app, calls.likeComment, (ctx, { body: { comment: id, user } }) =>
    setLike(ctx, likeableComment, { id, user }, true),
  )
  serve(app, calls.unlikeComment, (ctx, { body: { comment: id, user } }) =>
    setLike(ctx, likeableComment, { id, user }, false),
  )
  serve(app, calls.reportComment, async (ctx, { body: { comment: id, ...body } }) => {
    await reportTo(ctx, reportableComment, { id, ...body })
    return { messages: [commentTexts.reported] }
  })
}
