import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { commentPost, listPostComments } from '#contract/activities/comments/endpoints.ts'
import { getPost } from '#contract/activities/wall/endpoints.ts'
import { ApiProblem } from '#contract/client.ts'
import { ErrorMessage, errorWords, memberHome, statusOf, useErrorStatus } from '../../routing/error-page.tsx'
import { routeId } from '../../routing/route-id.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { srOnly } from '../../ui/global.css.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { answerComments, commentIntent } from '../comments/comment-actions.server.ts'
import { Comments } from '../comments/comments.tsx'
import { loadComments } from '../comments/load-comments.server.ts'
import { askedPost } from './asked-post.server.ts'
import { PostCard } from './post-card.tsx'
import { PostQuestion } from './post-question.tsx'
import { texts } from './texts.ts'
import { answerWall } from './wall-actions.server.ts'
import { postOnWallHref, postPath, readFrom, wallHref, wallPath } from './wall-address.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => [
  {
    title:
      loaded && !error ? texts.postMeta(loaded.post.user.name, loaded.station) : titleOf(statusOf(error)),
  },
]
const titleOf = (status: number) => (status === 404 ? texts.gone : errorWords(status).title)

export { shouldRevalidate } from './should-revalidate.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { id: stationId, config } = requireStation(args.context)
  const { request } = args
  const id = routeId(args.params.id)
  const post = await api.call(getPost, { params: { stationId, id } }).catch((problem: unknown) => {
    if (problem instanceof ApiProblem && problem.status === 404) throw data(null, { status: 404 })
    throw problem
  })
  const query = new URL(request.url).searchParams
  const from = readFrom(query)
  const list = (query: { before?: number }) => api.call(listPostComments, { params: { postId: id }, query })
  const [comments, asked] = await Promise.all([
    // What others do not see has none.
    post.notice ? null : loadComments({ api, request, here: postPath(id, from), list }),
    askedPost(api, stationId, query),
  ])
  return { station: config.name, from, post, comments, asked: asked?.post.id === id ? asked : null }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { context, request } = args
  const post = routeId(args.params.id)
  const from = readFrom(new URL(request.url).searchParams)
  const formData = await request.formData()
  if (!formData.has(commentIntent)) {
    const form = { formData, image: null, video: null }
    return answerWall({ api, context, form, backTo: (id) => postPath(id, from) })
  }
  return answerComments({
    api,
    context,
    request,
    formData,
    here: postPath(post, from),
    comment: (description, idempotencyKey) =>
      api.call(commentPost, { body: { post, description }, idempotencyKey }),
  })
}

/** Shows one post of the wall with its comments (SOC-08). */
export default function PostPage() {
  const { from, post, comments, asked } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const here = postPath(post.id, from)
  return (
    <Container width="reading">
      <Stack gap={16}>
        <TextLink href={postOnWallHref(post.id, from)} kind="stand" icon="arrowLeft">
          {texts.back}
        </TextLink>
        <h1 className={srOnly}>{texts.postTitle(post.user.name)}</h1>
        <PostCard post={post} here={here} before={from} isAlone />
        {comments ? (
          <Comments loaded={comments} answer={answer && 'comment' in answer ? answer.comment : undefined} />
        ) : null}
      </Stack>
      {asked ? (
        <PostQuestion
          {...asked}
          action={wallHref(here, { asked: { what: asked.what, id: post.id } })}
          closeHref={here}
          answer={answer && 'wall' in answer ? answer.wall : undefined}
        />
      ) : null}
    </Container>
  )
}

/** Says that the post is not there; other errors read as on every page. */
export function ErrorBoundary() {
  const status = useErrorStatus()
  if (status !== 404) return <ErrorMessage status={status} home={memberHome} />
  return (
    <Container width="form">
      <EmptyState object="feed" isHeading action={<ButtonLink href={wallPath}>{texts.back}</ButtonLink>}>
        {texts.gone}
      </EmptyState>
    </Container>
  )
}
