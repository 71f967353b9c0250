import { readForm } from '#app/console/fields/read-form.server.ts'
import { completeSection } from '#app/console/sections/complete-section.ts'
import { coverFields, sectionFields } from '#app/console/sections/fields.ts'
import { coverName } from '#app/console/sections/shown-section.ts'
import type { PortalContext } from '#app/station/portal-context.ts'
import { listPlans } from '#contract/commerce/plans/endpoints.ts'
import { getManagedSite, previewManagedSite, tryManagedSite } from '#contract/console/endpoints.ts'
import { lookValue, type SiteChange, sectionValue } from '#contract/console/schemas.ts'
import { previewSite } from '#contract/site/builder/endpoints.ts'
import {
  getWebsiteSettings,
  listBenefits,
  listPublicActions,
  listSections,
} from '#contract/site/public/endpoints.ts'
import { type Answer, answering } from './answering.ts'

type Preview = NonNullable<Awaited<ReturnType<typeof readPreview>>>

/** The addresses that show an unpublished site: they answer with the real landing page. */
const sitePreviews = new Set(['/criar-estacao/previa', '/gestao/previa'])

/** Whether an address shows a site that is not published. Pure. */
export const isSitePreview = (path: string): boolean => sitePreviews.has(path)

/** Whether an address shows the draft of a station. Pure. */
export const isDraftPreview = (path: string): boolean => path === '/gestao/previa'

/** The change that the form of a section or of the cover says; null where it says nothing that can be drawn. */
async function changeOf(context: PortalContext, url: URL, typed: FormData): Promise<SiteChange | null> {
  const { config, sections } = await context.api.call(getManagedSite)
  const named = url.searchParams.get('secao')
  const saved = { what: 'save', seen: '' } as const
  if (named === coverName) {
    const before = { brand: config.brand, images: config.images }
    const { value } = await readForm(typed, { fields: coverFields, schema: lookValue, before })
    return value ? { ...saved, part: 'look', value } : null
  }
  const before = sections.find(({ id }) => String(id) === named)
  if (!before) return null
  const form = { fields: sectionFields, schema: sectionValue, before, complete: completeSection }
  const { value } = await readForm(typed, form)
  return value ? { ...saved, part: 'section', id: before.id, value } : null
}

async function readPreview(context: PortalContext, url: URL, typed: FormData | null) {
  const query = Object.fromEntries(url.searchParams)
  if (typed) {
    const change = await changeOf(context, url, typed)
    return change && context.api.call(tryManagedSite, { body: change })
  }
  return isDraftPreview(url.pathname)
    ? context.api.call(previewManagedSite, { query })
    : context.api.call(previewSite, { query: query as never })
}

/**
 * Gives the landing page of a draft: the draft's configuration as its station, the draft's content as the answers of
 * the API. Everything else is asked as always. Null where what is `typed` in the form of a section cannot be drawn. @throws ApiProblem when the person may not see it
 */
export async function sitePreview(context: PortalContext, url: URL, typed: FormData | null) {
  const preview = await readPreview(context, url, typed)
  if (!preview) return null
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
