import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { checkVideo, reportVideoProgress, updateVideoCheck } from '#contract/activities/videos/endpoints.ts'
import type { ApiClient } from '#contract/client.ts'
import { ApiProblem } from '#contract/client.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { numberOr, routeNumber } from './route-number.ts'
import { participationOf } from './videos/participation.server.ts'
import { nextOf, playlistOf } from './videos/playlist.ts'

export const handle: PageHandle = { answersData: true }

type Sent = { api: ApiClient; activityId: number; videoId: number; formData: FormData }

/** The answer to a form of the page with scripts. */
export type Watched = { problem: string | null; participationId: number | null }

export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  return redirect(`/homepage/atividades/${routeNumber(args.params.id)}`)
}

const page = ({ activityId }: Pick<Sent, 'activityId'>, query = '') =>
  `/homepage/atividades/${activityId}${query}`

/** Dispatches the forms about the videos of an activity (VID-01..05). `quiet`: the page stays as it is. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const activityId = routeNumber(args.params.id)
  const formData = await args.request.formData()
  const videoId = numberOr(formData.get('video'))
  const watch = intents[intentOf(formData, intentNames)]
  if (videoId === null) throw data(null, { status: 404 })
  const sent = { api, activityId, videoId, formData }
  const isQuiet = formData.has('quiet')
  try {
    const { query, ...watched } = await watch(sent)
    return isQuiet ? Response.json(watched) : redirect(page(sent, query))
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status >= 500 || problem.status === 404) throw problem
    if (isQuiet)
      return Response.json({ problem: problem.firstMessage, participationId: null } satisfies Watched)
    const flash = await setFlash(args.context, { kind: 'error', title: problem.firstMessage })
    return redirect(page(sent, `?video=${videoId}`), { headers: { 'set-cookie': flash } })
  }
}

type Outcome = Watched & { query: string }

/** Starts the clock, and the page plays the video. */
async function start({ api, activityId, videoId }: Sent): Promise<Outcome> {
  await api.call(reportVideoProgress, { params: { id: videoId }, body: { action_id: activityId } })
  return { problem: null, participationId: null, query: `?video=${videoId}` }
}

async function progress({ api, activityId, videoId, formData }: Sent): Promise<Outcome> {
  const [watched_seconds, duration_seconds] = [formData.get('watched'), formData.get('duration')].map(Number)
  await api.call(reportVideoProgress, {
    params: { id: videoId },
    body: { action_id: activityId, watched_seconds: watched_seconds || 0, duration_seconds },
  })
  return { problem: null, participationId: null, query: `?video=${videoId}` }
}

/** Marks the video as seen; if that completes the activity, takes part in it. */
async function check(sent: Sent): Promise<Outcome> {
  const { api, activityId, videoId, formData } = sent
  if (formData.has('watched')) await progress(sent)
  const before = await api.call(getAction, { params: { id: activityId } })
  const seen = await api.call(checkVideo, {
    params: { id: videoId },
    body: { action_id: activityId, has_viewed: true },
  })
  const others = before.user_videos.filter((one) => one.video_id !== videoId)
  const after = { ...before, user_videos: [...others, seen] }
  const participationId = await participationOf(api, before, after, videoId)
  const next = nextOf(playlistOf(after), videoId)
  const query = participationId ? `?participacao=${participationId}` : next ? `?video=${next.video_id}` : ''
  return { problem: null, participationId, query }
}

async function toggle({ api, activityId, videoId, formData }: Sent): Promise<Outcome> {
  const has_viewed = formData.get('has_viewed') === 'on'
  await api.call(updateVideoCheck, { params: { id: videoId }, body: { action_id: activityId, has_viewed } })
  return { problem: null, participationId: null, query: '' }
}

const intents = { start, progress, check, toggle }
const intentNames = ['start', 'progress', 'check', 'toggle'] as const satisfies (keyof typeof intents)[]
