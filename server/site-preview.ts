import type { PortalContext } from '#app/station/portal-context.ts'
import type { ApiClient } from '#contract/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { previewManagedSite } from '#contract/management/endpoints.ts'
import { listPlans } from '#contract/plans/endpoints.ts'
import {
  getWebsiteSettings,
  listBenefits,
  listPublicActions,
  listSections,
} from '#contract/public/endpoints.ts'
import { previewSite } from '#contract/sites/endpoints.ts'
import type { StationConfig } from '#stations/schema.ts'

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
  // Parsed by the API already; art that is not stored yet is in it as data, which the schema refuses.
  const config = { ...(preview.config as unknown as StationConfig), majoritySecurity: false }
  return {
    ...context,
    station: context.station && { ...context.station, config, isPreview: true },
    api,
    apiWith: () => api,
    sessionToken: null,
  }
}

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

function overlay(api: ApiClient, preview: Preview): ApiClient {
  const isNew = preview.actions !== null
  // By path: the portal is a bundle of its own, with endpoint objects of its own.
  const answers = new Map<string, unknown>([
    [keyOf(listSections), preview.sections],
    [keyOf(getWebsiteSettings), preview.settings],
    ...(isNew
      ? ([
          [keyOf(listPublicActions), { response: preview.actions }],
          [keyOf(listPlans), []],
          [keyOf(listBenefits), []],
        ] as const)
      : []),
  ])
  return {
    call: (endpoint, input) =>
      answers.has(keyOf(endpoint))
        ? Promise.resolve(answers.get(keyOf(endpoint)) as never)
        : api.call(endpoint, input),
  }
}
