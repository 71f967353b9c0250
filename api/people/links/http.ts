import * as calls from '#contract/people/links/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { subscribeEmail, unsubscribeEmail } from './email-subscription.ts'
import { createShortLink, openShortLink } from './short-link.ts'
import { validateUser } from './validate-user.ts'

export function linkRoutes(app: ApiApp, { urls }: ApiDeps): void {
  serve(app, calls.createShortLink, (ctx, { body }) => createShortLink(ctx, body.url, urls))
  serve(app, calls.openShortLink, (ctx, { params }) => openShortLink(ctx, params.slug))
  serve(app, calls.validateUser, (ctx, { params }) => validateUser(ctx, params.id))
  serve(app, calls.subscribeEmail, (ctx, { body }) => subscribeEmail(ctx, body))
  serve(app, calls.unsubscribeEmail, (ctx, { body }) => unsubscribeEmail(ctx, body))
}
