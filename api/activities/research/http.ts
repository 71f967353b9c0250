import * as calls from '#contract/activities/research/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { serveFile } from '../../platform/http/serve-file.ts'
import { getDraft } from './get-draft.ts'
import { getSentAnswers } from './get-sent-answers.ts'
import { getVideo } from './get-video.ts'
import { getVotes } from './get-votes.ts'
import { keepAnswer } from './keep-answer.ts'
import { getResearch } from './research-of.ts'
import { sendAnswers, sendQuizAnswers } from './send-answers.ts'
import { uploadVideo } from './upload-video.ts'

export function researchRoutes(app: ApiApp): void {
  serve(app, calls.getResearch, (ctx, { params }) => getResearch(ctx, params.id))
  serve(app, calls.getResearchDraft, (ctx, { params }) => getDraft(ctx, params.id))
  serve(app, calls.keepResearchAnswer, (ctx, { params, body }) =>
    keepAnswer(ctx, { activityId: params.id, ...body }),
  )
  serve(app, calls.getSentAnswers, (ctx, { params }) => getSentAnswers(ctx, params.id))
  serve(app, calls.getVotes, (ctx, { params }) => getVotes(ctx, params.id))
  serve(app, calls.sendAnswers, (ctx, { body, idempotencyKey }) => sendAnswers(ctx, body, idempotencyKey))
  serve(app, calls.sendQuizAnswers, (ctx, { body, idempotencyKey }) =>
    sendQuizAnswers(ctx, body, idempotencyKey),
  )
  serve(app, calls.uploadVideo, (ctx, { upload }) => uploadVideo(ctx, upload))
  serveFile(app, calls.getVideo, (ctx, { params }) => getVideo(ctx, params.id))
}
