import type { PortalContext } from '#app/station/portal-context.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { getQuiz } from '#contract/activities/quizzes/endpoints.ts'
import type { Quiz } from '#contract/activities/quizzes/schemas.ts'
import type { ApiClient } from '#contract/client.ts'
import { listPlans } from '#contract/commerce/plans/endpoints.ts'
import { previewActivity } from '#contract/console/activities/endpoints.ts'
import { previewManagedSite } from '#contract/console/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { previewSite } from '#contract/site/builder/endpoints.ts'
import {
  getWebsiteSettings,
  listBenefits,
  listPublicActions,
  listSections,
} from '#contract/site/public/endpoints.ts'

type Preview = Awaited<ReturnType<typeof readPreview>>

/** Where a site that is not published is shown: what is answered there is the real landing page. */
const sitePreviews = new Set(['/criar-estacao/previa', '/gestao/previa'])
const activityPreview = /^\/gestao\/atividades\/([1-9]\d{0,14})\/previa$/

/** Of quizzes that have a list and a page of their own (POL-11). */
const quizPreview = /^\/gestao\/atividades\/quizzes\/([1-9]\d{0,14})\/previa$/

/** The page that a preview's address shows, or undefined for every other address. Pure. */
export function previewedPage(path: string): string | undefined {
  if (sitePreviews.has(path)) return '/'
  if (quizPreview.test(path)) return '/homepage/quizzes/quiz'
  const id = activityPreview.exec(path)?.[1]
  return id && `/homepage/atividades/${id}`
}

/** The query that the page of a preview's address needs; undefined: the one that came. Pure. */
export function previewedQuery(path: string): string | undefined {
  const id = quizPreview.exec(path)?.[1]
  return id && `?id=${id}`
}

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
  const activity = (activityPreview.exec(url.pathname) ?? quizPreview.exec(url.pathname))?.[1]
  if (activity) return activityContext(context, Number(activity))
  const preview = await readPreview(context, url)
  const api = answering(context.apiWith(undefined), siteAnswers(preview))
  const config = { ...preview.config, majoritySecurity: false }
  return {
    ...context,
    station: context.station && { ...context.station, config, isPreview: true },
    api,
    apiWith: () => api,
    sessionToken: null,
  }
}

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** The detail page of an activity of any state: the owner stays who they are, the activity is as its preview says. */
async function activityContext(context: PortalContext, id: number): Promise<PortalContext> {
  const preview = await context.api.call(previewActivity, { params: { id } })
  const answers = new Map<string, unknown>([
    [keyOf(getAction), preview],
    [keyOf(getQuiz), quizOf(preview)],
  ])
  return {
    ...context,
    station: context.station && { ...context.station, isPreview: true },
    api: answering(context.api, answers),
  }
}

/** A quiz as somebody finds it who has not begun. Pure. */
function quizOf({ id, name, image, description, points, ...action }: ActionDetail): Quiz {
  const questions = action.researches[0]?.questions ?? []
  const { participation } = action
  return {
    ...{ id, name, image, description, points },
    expiration: action.participationEnd,
    questions_count: questions.length,
    ...{ solved: 0, right: 0, finished: null },
    // What is no draft any more says itself why one may not take part.
    participation: participation.state === 'unavailable' ? { state: 'open', message: '' } : participation,
    questions: questions.map((question) => ({
      ...question,
      ...{ questionType: 'text', revision: '', wrong: [], correctAnswer: null, isRight: null },
      ...{ messageForCorrectAnswer: null, messageForIncorrectAnswer: null, explanation: null },
    })),
  }
}

function siteAnswers(preview: Preview): Map<string, unknown> {
  const isNew = preview.actions !== null
  return new Map<string, unknown>([
    [keyOf(listSections), preview.sections],
    [keyOf(getWebsiteSettings), preview.settings],
    ...(isNew
      ? ([
          [keyOf(listPublicActions), { response: preview.actions, changes_at: null }],
          [keyOf(listPlans), []],
          [keyOf(listBenefits), []],
        ] as const)
      : []),
  ])
}

/** A client that knows some answers already. By path: the portal is a bundle of its own, with endpoint objects of its own. */
function answering(api: ApiClient, answers: Map<string, unknown>): ApiClient {
  return {
    call: (endpoint, input) =>
      answers.has(keyOf(endpoint))
        ? Promise.resolve(answers.get(keyOf(endpoint)) as never)
        : api.call(endpoint, input),
    file: api.file,
  }
}
