import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { likeAction, unlikeAction } from '#contract/activities/social/endpoints.ts'
import { ApiProblem } from '#contract/client.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { refuseLike } from '../../routing/refuse-like.server.ts'
import type { LikeAnswer } from '../../routing/use-like.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { routeNumber } from './route-number.ts'

export const handle: PageHandle = { answersData: true }

/** Sends readers to the activity, for the address of likes has no page. */
export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  return redirect(`/homepage/atividades/${routeNumber(args.params.id)}`)
}

/** Takes a like (`like=on`) or takes it back (`like=off`, GAP-49). `quiet`: the page is already there and stays. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const id = routeNumber(args.params.id)
  const formData = await args.request.formData()
  const like = intentOf(formData, ['on', 'off'], { field: 'like' })
  const isQuiet = formData.has('quiet')
  const page = `/homepage/atividades/${id}`
  try {
    await api.call(like === 'on' ? likeAction : unlikeAction, { body: { action: id } })
    return isQuiet ? data<LikeAnswer>({ problem: null }) : redirect(page)
  } catch (problem) {
    if (isQuiet) return refuseLike(problem)
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    const { status, firstMessage: title } = problem
    const flash = await setFlash(args.context, { kind: 'error', title })
    return redirect(status === 404 ? '/homepage' : page, { headers: { 'set-cookie': flash } })
  }
}
