import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listSomePosts } from '#contract/activities/wall/endpoints.ts'
import { postsPerPage, postVideoBytes } from '#contract/activities/wall/limits.ts'
import { newFormKey } from '../../forms/form-key.server.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import { askedPost } from './asked-post.server.ts'
import { PostForm } from './post-form.tsx'
import { PostList } from './post-list.tsx'
import { PostQuestion } from './post-question.tsx'
import { readWallForm } from './send-post.server.ts'
import { texts } from './texts.ts'
import { answerWall } from './wall-actions.server.ts'
import { placeOnWall, readBefore, wallHref, wallPath } from './wall-address.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: texts.meta(data?.station ?? '') }]

export const handle: PageHandle = {
  takesFile: 'member',
  mostFileBytes: postVideoBytes,
}

export { shouldRevalidate } from './should-revalidate.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { id: stationId, config } = requireStation(args.context)
  const query = new URL(args.request.url).searchParams
  const before = readBefore(query)
  const [page, asked] = await Promise.all([
    api.call(listSomePosts, {
      params: { stationId, n: postsPerPage },
      query: before === null ? {} : { before },
    }),
    askedPost(api, stationId, query),
  ])
  return { station: config.name, before, page, asked, isTooLarge: query.has('grande'), formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const before = readBefore(new URL(args.request.url).searchParams)
  const form = await readWallForm(api, args)
  return answerWall({ api, context: args.context, form, backTo: (post) => placeOnWall(post, before) })
}

/** What members say to all others, newest first, and the form to say something (SOC-01, SOC-02). */
export default function Wall() {
  const { before, page, asked, formKey, isTooLarge } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()?.wall
  return (
    <Container width="reading">
      <Stack gap={24}>
        <Heading level={1}>{texts.title}</Heading>
        <PostForm formKey={formKey} block={page.block} answer={answer} isTooLarge={isTooLarge} />
        {before === null ? null : (
          <TextLink href={wallPath} kind="stand" icon="arrowLeft">
            {texts.newest}
          </TextLink>
        )}
        <PostList key={before} first={page} before={before} />
      </Stack>
      {asked ? (
        <PostQuestion
          {...asked}
          action={wallHref(wallPath, { before, asked: { what: asked.what, id: asked.post.id } })}
          closeHref={placeOnWall(asked.post.id, before)}
          answer={answer}
        />
      ) : null}
    </Container>
  )
}
