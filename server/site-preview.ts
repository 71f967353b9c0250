import type { PortalContext } from '#app/station/portal-context.ts'
import type { ApiClient } from '#contract/client.ts'
import { previewManagedSite } from '#contract/management/endpoints.ts'
import { listPlans } from '#contract/plans/endpoints.ts'
import {
  getWebsiteSettings,
  listBenefits,
  listPublicActions,
  listSections,
} from '#contract/public/endpoints.ts'
import { previewSite } from '#contract/sites/endpoints.ts'
import { configSchema } from '#stations/schema.ts'

type Preview = Awaited<ReturnType<typeof readPreview>>

/** Where a site that is not published is shown: what is answered there is the real landing page (issue 4.2, 4.5). */
export const previewPaths = new Set(['/criar-estacao/previa', '/gestao/previa'])

function readPreview(context: PortalContext, url: URL) {
  const query = Object.fromEntries(url.searchParams)
  return url.pathname === '/gestao/previa'
    ? context.api.call(previewManagedSite, { query })
    : context.api.call(previewSite, { query: query as never })
}

/**
 * The context in which the landing page renders a draft: the draft's configuration as its station, the draft's content
 * as the answers of the API. Everything else is asked as always. @throws ApiProblem when the person may not see it
 */
export async function previewContext(context: PortalContext, url: URL): Promise<PortalContext> {
  const preview = await readPreview(context, url)
  const api = overlay(context.apiWith(undefined), preview)
  const config = { ...configSchema.parse(preview.config), majoritySecurity: false }
  return {
    ...context,
    station: context.station && { ...context.station, config, isPreview: true },
    api,
    apiWith: () => api,
    sessionToken: null,
  }
}

function overlay(api: ApiClient, preview: Preview): ApiClient {
  const isNew = preview.actions !== null
  const answers = new Map<unknown, unknown>([
    [listSections, preview.sections],
    [getWebsiteSettings, preview.settings],
    ...(isNew
      ? ([
          [listPublicActions, { response: preview.actions }],
          [listPlans, []],
          [listBenefits, []],
        ] as const)
      : []),
  ])
  return {
    call: (endpoint, input) =>
      answers.has(endpoint) ? Promise.resolve(answers.get(endpoint) as never) : api.call(endpoint, input),
  }
}
