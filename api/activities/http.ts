import * as calls from '#contract/activities/endpoints.ts'
import type { ApiApp } from '../http/serve.ts'
import { serve } from '../http/serve.ts'
import { getAction } from './get-action.ts'
import { getLottieFile } from './lottie-files.ts'
import { getParticipation } from './participation/get-participation.ts'
import { activityTypes } from './types/index.ts'

export function activityRoutes(app: ApiApp): void {
  serve(app, calls.getAction, (ctx, { params }) => getAction(ctx, params.id))
  serve(app, calls.getParticipation, (ctx, { params }) => getParticipation(ctx, params.id))
  serve(app, calls.getLottieFile, (ctx, { params }) => getLottieFile(ctx, params.id))
  for (const type of activityTypes) type.routes?.(app)
}
