import type { LoaderFunctionArgs } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { getTransparencyFile } from '#contract/services/accountability/endpoints.ts'
import { routeId } from '../../routing/route-id.ts'
import { requireParticipant } from '../../session/member.server.ts'

/** Answers the document itself, for members of the station; parts of it where they are asked for (TRA-01). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const params = { id: routeId(args.params.id) }
  try {
    return await api.file(getTransparencyFile, { params }, args.request)
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return new Response(null, { status: 404 })
    throw problem
  }
}
