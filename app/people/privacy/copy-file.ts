import type { LoaderFunctionArgs } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { copyFile } from '#contract/people/privacy/endpoints.ts'
import { routeId } from '../../routing/route-id.ts'
import { requireParticipant } from '../../session/member.server.ts'

/** Answers a file of the member's copy; of any other there is none (PPL-29). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { id, form } = args.params
  if (form !== 'json' && form !== 'html') return new Response(null, { status: 404 })
  try {
    return await api.file(copyFile, { params: { id: routeId(id), form } }, args.request)
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return new Response(null, { status: 404 })
    throw problem
  }
}
