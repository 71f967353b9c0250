import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getComment, likeComment, unlikeComment } from '#contract/activities/comments/endpoints.ts'
import { ApiProblem } from '#contract/client.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { refuseLike } from '../../routing/refuse-like.server.ts'
import { routeId } from '../../routing/route-id.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { commentPageHref } from './comment-page.server.ts'

export const handle: PageHandle = { answersData: true }

/** Sends readers to the activity, for the address of likes has no page. */
export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  return redirect(`/homepage/comentarios/${routeId(args.params.id)}`)
}

/** Takes a like (`like=on`) or takes it back (`like=off`, GAP-49). `quiet`: the page is already there and stays. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const comment = routeId(args.params.id)
  const formData = await args.request.formData()
  const like = intentOf(formData, ['on', 'off'], { field: 'like' })
  try {
    await api.call(like === 'on' ? likeComment : unlikeComment, { body: { comment } })
  } catch (problem) {
    if (formData.has('quiet')) return refuseLike(problem)
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    const flash = await setFlash(args.context, { kind: 'error', title: problem.firstMessage })
    return redirect('/homepage', { headers: { 'set-cookie': flash } })
  }
  if (formData.has('quiet')) return data({ problem: null })
  return redirect(commentPageHref(await api.call(getComment, { params: { id: comment } })))
}
