import * as calls from '#contract/console/moderation/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { blockWriter } from './block-writer.ts'
import { decideWriting } from './decide-writing.ts'
import { getHeldWords, saveHeldWords } from './held-words.ts'
import { listBlockedWriters } from './list-blocked-writers.ts'
import { getModerated, listModerated } from './moderated.ts'
import { unblockWriter } from './unblock-writer.ts'

export function moderationRoutes(app: ApiApp, { urls }: ApiDeps): void {
  serve(app, calls.listModerated, (ctx, { query }) => listModerated(ctx, query))
  serve(app, calls.getModerated, (ctx, { params }) => getModerated(ctx, params))
  serve(app, calls.decideWriting, (ctx, { params, body }) => decideWriting(ctx, { ...params, ...body }, urls))
  serve(app, calls.listBlockedWriters, (ctx) => listBlockedWriters(ctx))
  serve(app, calls.blockWriter, (ctx, { body }) => blockWriter(ctx, body, urls))
  serve(app, calls.unblockWriter, (ctx, { params }) => unblockWriter(ctx, params.id, urls))
  serve(app, calls.getHeldWords, (ctx) => getHeldWords(ctx))
  serve(app, calls.saveHeldWords, (ctx, { body }) => saveHeldWords(ctx, body))
}
