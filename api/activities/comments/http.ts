import * as calls from '#contract/activities/comments/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getComment, listComments, listReplies } from './list-comments.ts'
import { postComment } from './post-comment.ts'
import { removeComment } from './remove-comment.ts'
import { reportComment } from './report-comment.ts'
import { setCommentLike } from './set-comment-like.ts'

export function commentRoutes(app: ApiApp): void {
  serve(app, calls.listActionComments, (ctx, { params, query }) =>
    listComments(ctx, { kind: 'activity', id: params.id }, query),
  )
  serve(app, calls.listReplies, (ctx, { params, query }) => listReplies(ctx, params.id, query))
  serve(app, calls.getComment, (ctx, { params }) => getComment(ctx, params.id))
  serve(app, calls.commentAction, (ctx, { body: { action: id, ...body }, idempotencyKey: key }) =>
    postComment(ctx, { ...body, on: { kind: 'activity', id }, key }),
  )
  serve(app, calls.replyToComment, (ctx, { body: { comment: id, ...body }, idempotencyKey: key }) =>
    postComment(ctx, { ...body, on: { kind: 'comment', id }, key }),
  )
  serve(app, calls.removeComment, (ctx, { params }) => removeComment(ctx, params.id))
  serve(app, calls.likeComment, (ctx, { body }) => setCommentLike(ctx, body, true))
  serve(app, calls.unlikeComment, (ctx, { body }) => setCommentLike(ctx, body, false))
  serve(app, calls.reportComment, (ctx, { body }) => reportComment(ctx, body))
}
