import { getPost } from '#contract/activities/wall/endpoints.ts'
import type { Post } from '#contract/activities/wall/schemas.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { type Asked, type Question, readAsked } from './wall-address.ts'

/**
 * Gives the question that an address asks of a post; null where the post is gone, or another's is to be deleted, one's
 * own reported, or any reported twice.
 */
export async function askedPost(
  api: ApiClient,
  stationId: number,
  query: URLSearchParams,
): Promise<{ what: Question; post: Post } | null> {
  const asked = readAsked(query)
  const post = asked && (await found(api, stationId, asked))
  return asked && post && mayAsk(asked.what, post) ? { what: asked.what, post } : null
}

const mayAsk = (what: Question, { userAuthor, userReported }: Post) =>
  what === 'deletar' ? userAuthor : !userAuthor && !userReported

async function found(api: ApiClient, stationId: number, { id }: Asked): Promise<Post | null> {
  try {
    return await api.call(getPost, { params: { stationId, id } })
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return null
    throw problem
  }
}
