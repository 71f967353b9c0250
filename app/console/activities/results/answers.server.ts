import type { LoaderFunctionArgs } from '@remix-run/node'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import type { ApiClient } from '#contract/client.ts'
import { getResearchResults, listResearchResponses } from '#contract/console/activities/results/endpoints.ts'
import type { ResearchResponse, VersionResults } from '#contract/console/activities/results/schemas.ts'
import { routeId } from '../../../routing/route-id.ts'
import { requireStation } from '../../../station/require-station.ts'
import { formatDateTime } from '../../../ui/format.ts'
import { texts } from './texts.ts'
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
  const { version } = shown
  const read = (before?: number) =>
    api.call(listResearchResponses, { params: { id }, query: { version, before, limit: pageSize } })
  // Read before the file begins: what asks who is in for a proof is no file (PPL-27).
  const first = await read()
  async function* pages() {
    for (let page = first; ; ) {
      yield page.list.map(rowOf)
      if (page.next === null) return
      page = await read(page.next)
    }
  }
  return { name: `respostas-${id}-versao-${version}`, header, pages: pages() }
}

/** What a file is sent with. */
export const fileHeaders = (name: string, contentType: string) => ({
  'content-type': contentType,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
})

type Cell = string | number
type Table = { header: string[]; rowOf: (response: ResearchResponse) => Cell[] }

/** Answers to a version as lines of a file: who, when, and a column for each question in its words. Pure. */
export function answersTable({ questions, averagePercent }: VersionResults, timeZone: string): Table {
  const { number, name, email, when, author, right } = texts.columns
  const isScored = averagePercent !== null
  const labels = new Map(
    questions.flatMap(({ id, options }) => options.map((one) => [`${id}:${one.id}`, one.label])),
  )
  return {
    header: [
      number,
      name,
      email,
      when,
      author,
      ...(isScored ? [right] : []),
      ...questions.map(({ question }, at) => `${at + 1}. ${question}`),
    ],
    rowOf: ({ id, participant, createdAt, author: as, right: points, answers }) => [
      id,
      participant?.name ?? texts.anonymous.someone,
      participant?.email ?? '',
      createdAt === null ? '' : formatDateTime(createdAt, timeZone),
      texts.authors[as],
      ...(isScored ? [points ?? ''] : []),
      ...questions.map((question) => {
        const answer = answers.find((one) => one.question === question.id)
        const chosen = (answer?.options ?? []).map((option) => labels.get(`${question.id}:${option}`) ?? '')
        return [...chosen, answer?.text ?? '', answer?.video?.name ?? ''].filter(Boolean).join('; ')
      }),
    ],
  }
}
