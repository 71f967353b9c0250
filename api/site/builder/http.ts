import * as calls from '#contract/site/builder/endpoints.ts'
import type { AreaDeps } from '../../platform/area.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { checkSiteName } from './check-site-name.ts'
import { confirmAdmin } from './confirm-admin.ts'
import { enterMadeStation } from './enter-made-station.ts'
import { generateWebsite } from './generate-website.ts'
import { previewSite } from './preview-site.ts'
import { signupAdmin } from './signup-admin.ts'
import { changeSiteDraft, getSiteDraft, setSiteLogo } from './site-draft.ts'

export function siteRoutes(app: ApiApp, { urls, areas, stations }: AreaDeps): void {
  const made = { urls, stations }
  serve(app, calls.signupAdmin, (ctx, { body }) => signupAdmin(ctx, body, urls))
  serve(app, calls.confirmAdmin, (ctx, { body }) => confirmAdmin(ctx, body))
  serve(app, calls.checkSiteName, (ctx, { query }) => checkSiteName(ctx, query.name, urls))
  serve(app, calls.getSiteDraft, (ctx) => getSiteDraft(ctx, made))
  serve(app, calls.changeSiteDraft, async (ctx, { body }) => {
    await changeSiteDraft(ctx, body)
    return getSiteDraft(ctx, made)
  })
  serve(app, calls.setSiteLogo, async (ctx, { upload }) => {
    await setSiteLogo(ctx, upload)
    return getSiteDraft(ctx, made)
  })
  serve(app, calls.removeSiteLogo, async (ctx) => {
    await changeSiteDraft(ctx, { logo: null })
    return getSiteDraft(ctx, made)
  })
  serve(app, calls.previewSite, (ctx, { query }) => previewSite(ctx, query))
  serve(app, calls.enterMadeStation, (ctx, { params }) => enterMadeStation(ctx, params.id, made))
  serve(app, calls.generateWebsite, (ctx, { body, idempotencyKey }) =>
    generateWebsite(ctx, body, { urls, areas }, idempotencyKey),
  )
}
