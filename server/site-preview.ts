import type { PortalContext } from '#app/station/portal-context.ts'
import { listPlans } from '#contract/commerce/plans/endpoints.ts'
import { previewManagedSite } from '#contract/console/endpoints.ts'
import { previewSite } from '#contract/site/builder/endpoints.ts'
import {
  getWebsiteSettings,
  listBenefits,
  listPublicActions,
  listSections,
} from '#contract/site/public/endpoints.ts'
import { type Answer, answering } from './answering.ts'

type Preview = Awaited<ReturnType<typeof readPreview>>

/** The addresses that show an unpublished site: they answer with the real landing page. */
const sitePreviews = new Set(['/criar-estacao/previa', '/gestao/previa'])

/** Whether an address shows a site that is not published. Pure. */
export const isSitePreview = (path: string): boolean => sitePreviews.has(path)

/** Whether an address shows the draft of a station. Pure. */
export const isDraftPreview = (path: string): boolean => path === '/gestao/previa'

function readPreview(context: PortalContext, url: URL) {
  const query = Object.fromEntries(url.searchParams)
  return isDraftPreview(url.pathname)
    ? context.api.call(previewManagedSite, { query })
    : context.api.call(previewSite, { query: query as never })
}

/**
 * Gives the landing page of a draft: the draft's configuration as its station, the draft's content as the answers of
 * the API. Everything else is asked as always. @throws ApiProblem when the person may not see it
 */
export async function sitePreview(context: PortalContext, url: URL, _typed: FormData | null) {
  const preview = await readPreview(context, url)
  const api = answering(context.apiWith(undefined), siteAnswers(preview))
  const config = { ...preview.config, majoritySecurity: false }
  return {
    address: `/${url.search}`,
    context: {
      ...context,
      station: context.station && { ...context.station, config, isPreview: true },
      api,
      apiWith: () => api,
      sessionToken: null,
    },
  }
}

function siteAnswers(preview: Preview): Answer[] {
  const ofSite: Answer[] = [
    [listSections, preview.sections],
    [getWebsiteSettings, preview.settings],
  ]
  if (preview.actions === null) return ofSite
  return [
    ...ofSite,
    [listPublicActions, { response: preview.actions, changes_at: null }],
    [listPlans, []],
    [listBenefits, []],
  ]
}
