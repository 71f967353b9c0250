import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { getLottieFile } from '#contract/activities/participation/endpoints.ts'
import { requireParticipant } from '../../session/member.server.ts'

/** Answers an animation for the player of the feedback (ACT-S08). Its id names a version, whose content never changes. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const id = args.params.id ?? ''
  if (!/^[0-9A-Za-z]{1,64}-[\w-]{1,100}$/.test(id)) throw data(null, { status: 404 })
  const { json } = await api.call(getLottieFile, { params: { id } })
  return new Response(json, {
    headers: { 'content-type': 'application/json', 'cache-control': 'private, max-age=31536000, immutable' },
  })
}
