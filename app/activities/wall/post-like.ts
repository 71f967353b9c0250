import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { likePost, unlikePost } from '#contract/activities/wall/endpoints.ts'
import { ApiProblem } from '#contract/client.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { refuseLike } from '../../routing/refuse-like.server.ts'
import { routeId } from '../../routing/route-id.ts'
import type { LikeAnswer } from '../../routing/use-like.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { postOnWallHref, postPath, wallPath } from './wall-address.ts'

export const handle: PageHandle = { answersData: true }

/** Sends readers to the post, for the address of likes has no page. */
export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  return redirect(postPath(routeId(args.params.id)))
}

/**
 * Takes a like (`like=on`) or takes it back (`like=off`, GAP-49). `quiet`: the page is already there and stays.
 * `antes`: it was liked on the wall, which is where one is afterwards, at the same post. `de`: on its own page, which
 * was opened from there.
 */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const post = routeId(args.params.id)
  const formData = await args.request.formData()
  const like = intentOf(formData, ['on', 'off'], { field: 'like' })
  const isQuiet = formData.has('quiet')
  const isOnWall = formData.has('antes')
  const back = isOnWall
    ? postOnWallHref(post, numberOr(formData.get('antes')))
    : postPath(post, numberOr(formData.get('de')))
  try {
    const likes = await api.call(like === 'on' ? likePost : unlikePost, { body: { post } })
    return isQuiet ? data<LikeAnswer>({ problem: null, likes }) : redirect(back)
  } catch (problem) {
    if (isQuiet) return refuseLike(problem)
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    const { firstMessage: title } = problem
    const flash = await setFlash(args.context, { kind: 'error', title })
    return redirect(wallPath, { headers: { 'set-cookie': flash } })
  }
}
