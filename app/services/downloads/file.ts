import type { LoaderFunctionArgs } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { getDownloadFile } from '#contract/services/downloads/endpoints.ts'
import { routeId } from '../../routing/route-id.ts'
import { requireParticipant } from '../../session/member.server.ts'

/** Answers the file itself, for members of the station; parts of it where they are asked for (NWS-03). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const params = { id: routeId(args.params.id) }
  try {
    return await api.file(getDownloadFile, { params }, args.request)
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return new Response(null, { status: 404 })
    throw problem
  }
}
