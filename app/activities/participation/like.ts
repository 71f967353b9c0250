import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { likeAction, unlikeAction } from '#contract/activities/social/endpoints.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { routeNumber } from './route-number.ts'

/** The address of likes has no page. */
export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  return redirect(`/homepage/atividades/${routeNumber(args.params.id)}`)
}

/** `like=on` likes, `like=off` takes the like back (GAP-49). `quiet`: the page is already there and stays. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const id = routeNumber(args.params.id)
  const formData = await args.request.formData()
  const like = intentOf(formData, ['on', 'off'], { field: 'like' })
  await api.call(like === 'on' ? likeAction : unlikeAction, { body: { action: id } })
  return formData.has('quiet') ? null : redirect(`/homepage/atividades/${id}`)
}
