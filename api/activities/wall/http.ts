import * as calls from '#contract/activities/wall/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { serveFile } from '../../platform/http/serve-file.ts'
import { setLike } from '../social/index.ts'
import { reportTo } from '../writing/index.ts'
import { createImagePost } from './create-image-post.ts'
import { createVideoPost } from './create-video-post.ts'
import { getPost, listPosts } from './list-posts.ts'
import { getPostMedia, removePost } from './post-in-station.ts'
import { likeablePost, reportablePost } from './post-marks.ts'
import { wallTexts } from './texts.ts'
import { createPost } from './write-post.ts'

export function wallRoutes(app: ApiApp): void {
  serve(app, calls.listPosts, (ctx, { query }) => listPosts(ctx, query))
  serve(app, calls.listSomePosts, (ctx, { params, query }) => listPosts(ctx, { ...query, limit: params.n }))
  serve(app, calls.getPost, (ctx, { params }) => getPost(ctx, params.id))
  serve(app, calls.createPost, (ctx, { body: { description, user }, idempotencyKey: key }) =>
    createPost(ctx, { description, user, key }),
  )
  serve(app, calls.createImagePost, (ctx, { body, idempotencyKey: key }) =>
    createImagePost(ctx, { ...body, key }),
  )
  serve(app, calls.createVideoPost, (ctx, { upload, idempotencyKey }) =>
    createVideoPost(ctx, upload, idempotencyKey),
  )
  serveFile(app, calls.getPostMedia, (ctx, { params, query }) =>
    getPostMedia(ctx, { ...params, poster: query.poster === '1' }),
  )
  serve(app, calls.removePost, (ctx, { params }) => removePost(ctx, params.id))
  serve(app, calls.likePost, (ctx, { body: { post: id, user } }) =>
    setLike(ctx, likeablePost, { id, user }, true),
  )
  serve(app, calls.unlikePost, (ctx, { body: { post: id, user } }) =>
    setLike(ctx, likeablePost, { id, user }, false),
  )
  serve(app, calls.reportPost, async (ctx, { body: { post: id, ...body } }) => {
    await reportTo(ctx, reportablePost, { id, ...body })
    return { messages: [wallTexts.reported] }
  })
}
