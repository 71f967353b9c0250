import type { LoaderFunctionArgs } from '@remix-run/node'
import { getVideo } from '#contract/activities/research/endpoints.ts'
import { ApiProblem } from '#contract/client.ts'
import { requireParticipant } from '../../../session/member.server.ts'

/** Answers a video of an answer, for who may see it; players ask for parts of it (POL-05, SEC-68). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  try {
    return await api.file(getVideo, { params: { id: args.params.id ?? '' } }, args.request)
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return new Response(null, { status: 404 })
    throw problem
  }
}
