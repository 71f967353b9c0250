import * as calls from '#contract/site/public/endpoints.ts'
import { getStation } from '#contract/stations/registry/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getCaptchaChallenge } from './get-captcha-challenge.ts'
import { getStationData } from './get-station.ts'
import { getAbout, getWebsiteSettings } from './get-website-settings.ts'
import { listBenefits } from './list-benefits.ts'
import { listSections } from './list-sections.ts'
import { listSupportRequests } from './list-support-requests.ts'
import { getPublicAction, listPublicActions } from './public-action.ts'
import { sendSupportMessage } from './send-support-message.ts'

export function publicRoutes(app: ApiApp, { urls }: Pick<ApiDeps, 'urls'>): void {
  serve(app, getStation, (ctx) => getStationData(ctx, urls))
  serve(app, calls.listSections, (ctx) => listSections(ctx))
  serve(app, calls.getWebsiteSettings, (ctx) => getWebsiteSettings(ctx))
  serve(app, calls.listBenefits, (ctx) => listBenefits(ctx))
  serve(app, calls.getAbout, (ctx, { params }) => getAbout(ctx, params))
  serve(app, calls.listPublicActions, (ctx) => listPublicActions(ctx))
  serve(app, calls.getPublicAction, (ctx, { params }) => getPublicAction(ctx, params))
  serve(app, calls.sendSupportMessage, (ctx, input) => sendSupportMessage(ctx, input, urls))
  serve(app, calls.listSupportRequests, (ctx, { query }) => listSupportRequests(ctx, query.after))
  // Altcha's challenge is plain JSON; its type says more than JSON can.
  serve(
    app,
    calls.getCaptchaChallenge,
    async (ctx, { query }) => (await getCaptchaChallenge(ctx, query.level)) as never,
  )
}
