import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { listSomePosts } from '#contract/activities/wall/endpoints.ts'
import { postsPerPage, postVideoBytes } from '#contract/activities/wall/limits.ts'
import type { WritingBlock } from '#contract/activities/writing/schemas.ts'
import { newFormKey } from '../../forms/form-key.server.ts'
import { useDraft } from '../../forms/use-draft.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { focusOn } from '../../ui/page-change.tsx'
import { Heading } from '../../ui/text.tsx'
import { askedPost } from './asked-post.server.ts'
import { ComposerFields, postFieldId } from './composer-fields.tsx'
import { PostList } from './post-list.tsx'
import { PostQuestion } from './post-question.tsx'
import { readWallForm } from './send-post.server.ts'
import { texts } from './texts.ts'
import * as css from './wall.css.ts'
import { answerWall, type WallAnswer } from './wall-actions.server.ts'
import { postOnWallHref, readBefore, wallHref, wallPath } from './wall-address.ts'

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
  return answerWall({ api, context: args.context, form, backTo: (post) => postOnWallHref(post, before) })
}

/** Shows the wall: the posts of all members, newest first, and the form for a new one (SOC-01, SOC-02). */
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
          closeHref={postOnWallHref(asked.post.id, before)}
          answer={answer}
        />
      ) : null}
    </Container>
  )
}

type Props = { formKey: string; answer: WallAnswer | undefined; isTooLarge: boolean }

/** Says something to all members, or why one may not (SOC-02). */
export function PostForm({ block, ...props }: Props & { block: WritingBlock | null }) {
  const { timezone } = useStation()
  if (!block) return <Composer {...props} />
  return (
    <Alert tone="warning">
      {texts.blocked(block.reason, block.until && formatDateTime(block.until, timezone))}
    </Alert>
  )
}

/**
 * Asks for a post. Its key stays until the platform has answered: whatever is sent meanwhile is the same post. What was
 * posted is said, and who posted it is there: the button that was pressed belonged to a form that is gone.
 */
function Composer({ formKey, answer, isTooLarge }: Props) {
  const { revalidate } = useRevalidator()
  const [videoKey, setVideoKey] = useState<string>()
  const usedKeys = [videoKey, answer?.isKeyUsed ? answer.key : undefined]
  const { key, text, used, keep } = useDraft(postFieldId, { formKey, usedKeys })
  const isRefused = Boolean(answer?.problem) && (answer?.key === used || answer?.key === key)
  // What was said of a post goes as soon as the next one is begun.
  const [overFor, setOverFor] = useState<string | null>(null)
  const isSaid = used !== null && !isRefused && used !== overFor
  const said = isSaid ? (used === videoKey ? texts.videoSent : texts.sent) : null
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (used !== null) focusOn(status.current)
  }, [used])
  return (
    <Card padding="small">
      <ComposerFields
        key={key}
        formKey={key}
        answer={answer?.form === 'postar' ? answer : undefined}
        kept={text}
        isTooLarge={isTooLarge}
        onType={keep}
        onNext={() => setOverFor(used)}
        onVideoPosted={() => {
          setVideoKey(key)
          revalidate()
        }}
      />
      <p role="status" ref={status} className={css.sent}>
        {said}
      </p>
    </Card>
  )
}
