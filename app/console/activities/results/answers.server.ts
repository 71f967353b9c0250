import type { LoaderFunctionArgs } from '@remix-run/node'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import type { ApiClient } from '#contract/client.ts'
import { getResearchResults, listResearchResponses } from '#contract/console/activities/results/endpoints.ts'
import { routeId } from '../../../routing/route-id.ts'
import { requireStation } from '../../../station/require-station.ts'
import { answersTable } from './answers-table.ts'
import { versionIn } from './version-in.ts'

const pageSize = 500

/** The answers to one version of an activity, for a file, page by page. @throws a 404 where nobody answered, or too few without their names (SEC-93) */
export async function answersOf({ params, request, context }: LoaderFunctionArgs, api: ApiClient) {
  const id = routeId(params.id)
  const query = { version: versionIn(request) }
  const { shown, anonymous } = await api.call(getResearchResults, { params: { id }, query })
  const isApart = anonymous && shown && shown.responses < researchLimits.leastJoined
  if (!shown || isApart) throw new Response(null, { status: 404 })
  const { header, rowOf } = answersTable(shown, requireStation(context).config.timezone)
  async function* pages(version: number) {
    for (let before: number | null | undefined; before !== null; ) {
      const page = { version, before, limit: pageSize }
      const { list, next } = await api.call(listResearchResponses, { params: { id }, query: page })
      yield list.map(rowOf)
      before = next
    }
  }
  return { name: `respostas-${id}-versao-${shown.version}`, header, pages: pages(shown.version) }
}

/** What a file is sent with. */
export const fileHeaders = (name: string, contentType: string) => ({
  'content-type': contentType,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
})
