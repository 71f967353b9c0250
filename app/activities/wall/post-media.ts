import type { LoaderFunctionArgs } from '@remix-run/node'
import { getPostMedia } from '#contract/activities/wall/endpoints.ts'
import { ApiProblem } from '#contract/client.ts'
import { routeId } from '../../routing/route-id.ts'
import { requireParticipant } from '../../session/member.server.ts'

/** Answers the picture or the video of a post, for members who may read the post; players ask for parts of it (SEC-65). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const query = new URL(args.request.url).searchParams.has('capa') ? { poster: '1' as const } : {}
  try {
    return await api.file(getPostMedia, { params: { id: routeId(args.params.id) }, query }, args.request)
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status < 500)
      return new Response(null, { status: problem.status })
    throw problem
  }
}
