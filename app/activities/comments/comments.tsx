import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import type { Comment, ReplyPage } from '#contract/activities/comments/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { TextLink } from '../../ui/link.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import type { CommentAnswer } from './comment-actions.server.ts'
import { commentsId, viewHref } from './comment-address.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { CommentQuestion } from './comment-question.tsx'
import * as css from './comments.css.ts'
import type { LoadedComments } from './load-comments.server.ts'
import { texts } from './texts.ts'

type Props = { loaded: LoadedComments; answer: CommentAnswer | undefined }

/** Shows the comments of an activity or a post: the form, the newest first, replies where they are opened (SOC-09). */
export function Comments({ loaded, answer }: Props) {
  const { here, view, page, open, asked } = loaded
  useJump()
  return (
    <section id={commentsId} className={css.section} aria-labelledby="comentarios-titulo">
      <Heading level={2} id="comentarios-titulo">
        {page.total > 0 ? texts.count(page.total) : texts.title}
      </Heading>
      <Say loaded={loaded} answer={answer} />
      {view.before === null ? null : (
        <TextLink href={viewHref(here, {})} kind="stand" icon="arrowLeft">
          {texts.newest}
        </TextLink>
      )}
      {page.content.length === 0 && view.before === null ? (
        <EmptyState object="comment">{texts.empty}</EmptyState>
      ) : (
        <ol className={css.list}>
          {withOpen(page.content, open).map((comment) => (
            <CommentItem key={comment.id} comment={comment} here={here} view={view}>
              {open?.comment.id === comment.id ? (
                <Replies loaded={loaded} open={open} answer={answer} />
              ) : null}
            </CommentItem>
          ))}
        </ol>
      )}
      <LoadMore
        href={page.next === null ? undefined : viewHref(here, { before: page.next })}
        label={texts.more}
      />
      {asked ? (
        <CommentQuestion
          {...asked}
          action={pathOf(viewHref(here, { ...view, ask: { what: asked.what, id: asked.comment.id } }))}
          closeHref={viewHref(here, { ...view, ask: null }, asked.comment.id)}
          answer={answer}
        />
      ) : null}
    </section>
  )
}

/** Removes the anchor: forms are sent to the view they stand in, not to a point in it. */
const pathOf = (href: string) => href.split('#')[0] ?? href

/** Adds a comment whose replies are open, on whichever page it stands. */
const withOpen = (content: Comment[], open: ReplyPage | null) =>
  !open || content.some(({ id }) => id === open.comment.id) ? content : [open.comment, ...content]

/** Shows the form, or why one may not write. */
function Say({ loaded: { here, view, page, formKey }, answer }: Props) {
  const { timezone } = useStation()
  const { block } = page
  if (block)
    return (
      <Alert tone="warning">
        {texts.blocked(block.reason, block.until && formatDateTime(block.until, timezone))}
      </Alert>
    )
  return (
    <CommentForm
      key={view.before}
      action={pathOf(viewHref(here, { ...view, ask: null }))}
      formKey={formKey}
      answer={answer}
    />
  )
}

/** Shows replies, the oldest above, as in a conversation; where there are many, the newest come first. */
function Replies({ loaded: { here, view, page, formKey }, open, answer }: Props & { open: ReplyPage }) {
  const { comment, content, next } = open
  const all = { before: view.before, replies: comment.id }
  return (
    <div>
      <div className={css.pages}>
        {next === null ? null : (
          <TextLink href={viewHref(here, { ...all, repliesBefore: next }, comment.id)} kind="stand">
            {texts.earlierReplies}
          </TextLink>
        )}
        {view.repliesBefore === null ? null : (
          <TextLink href={viewHref(here, all, comment.id)} kind="stand">
            {texts.newestReplies}
          </TextLink>
        )}
      </div>
      {content.length === 0 ? <Text kind="muted">{texts.noReplies}</Text> : null}
      <ol className={css.replies} aria-label={texts.repliesTo(comment.user.name)}>
        {[...content].reverse().map((reply) => (
          <CommentItem key={reply.id} comment={reply} here={here} view={view} />
        ))}
        {page.block || comment.notice ? null : (
          <li>
            <CommentForm
              action={pathOf(viewHref(here, all))}
              formKey={`${formKey}-r`}
              answer={answer}
              replyTo={{ id: comment.id, name: comment.user.name }}
            />
          </li>
        )}
      </ol>
    </div>
  )
}

/** Shows a comment that was refused where none are taken any more: why, and what was typed (SOC-12). */
export const RefusedComment = ({ answer: { problem, typed } }: { answer: CommentAnswer }) =>
  problem === null ? null : (
    <Alert tone="error" title={problem} live>
      <span dir="auto">{typed}</span>
    </Alert>
  )

/** Milliseconds: the page has settled by then (D2§9). */
const delayMs = 600

/** Scrolls to the comments when the address asks for them; the style sheet sees to reduced motion (SOC-12). */
export function useJump(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== `#${commentsId}` || !key) return
    const timer = setTimeout(() => document.getElementById(commentsId)?.scrollIntoView(), delayMs)
    return () => clearTimeout(timer)
  }, [hash, key])
}
