import * as calls from '#contract/services/member-card/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { serveFile } from '../../platform/http/serve-file.ts'
import { getCardPhoto, getMemberCard } from './get-member-card.ts'

export function memberCardRoutes(app: ApiApp, { urls }: ApiDeps): void {
  serve(app, calls.getUser, (ctx, { params }) => getMemberCard(ctx, params.id, urls))
  serveFile(app, calls.getCardPhoto, (ctx, { params }) => getCardPhoto(ctx, params.id))
}
