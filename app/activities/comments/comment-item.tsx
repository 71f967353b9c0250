import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Comment } from '#contract/activities/comments/schemas.ts'
import { useLike } from '../../routing/use-like.ts'
import { Ago } from '../../session/ago.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type CommentView, commentId, viewHref } from './comment-address.ts'
import * as css from './comments.css.ts'
import { texts } from './texts.ts'

type Props = {
  comment: Comment
  here: string
  /** The current view of the page; questions are asked over it. */
  view: CommentView
  /** The open replies. */
  children?: ReactNode
}

/** Shows one comment: its author, time, text and actions. */
export function CommentItem({ comment, here, view, children }: Props) {
  const { id, user, description, createdAt, notice, userAuthor } = comment
  return (
    <li id={commentId(id)} className={css.comment}>
      <Avatar name={user.name.replace('.', '')} src={user.image ?? undefined} size={32} decorative />
      <div className={css.body}>
        <p className={css.head}>
          <bdi className={css.name}>{user.name}</bdi>
          {userAuthor ? <span className={css.when}>{texts.you}</span> : null}
          <Ago at={createdAt} className={css.when} />
        </p>
        {description ? (
          <p className={css.words} dir="auto">
            {description}
          </p>
        ) : null}
        {notice ? (
          <p className={css.notice}>
            <Icon name={notice.state === 'held' ? 'clock' : 'eyeOff'} size={20} />
            <span>
              {notice.state === 'held' ? texts.notice.held : texts.notice[notice.state](notice.reason)}
            </span>
          </p>
        ) : null}
        <div className={css.acts}>
          {notice ? null : <CommentLikeButton comment={comment} />}
          {notice || comment.comment_id !== null ? null : (
            <RepliesLink comment={comment} here={here} view={view} />
          )}
          <QuestionLink comment={comment} here={here} view={view} />
        </div>
        {children}
      </div>
    </li>
  )
}

type LinkProps = Pick<Props, 'comment' | 'here' | 'view'>

function RepliesLink({ comment: { id, replies_count, user }, here, view }: LinkProps) {
  const isOpen = view.replies === id
  const to = { before: view.before, replies: isOpen ? null : id }
  const label = isOpen ? texts.closeReplies : replies_count > 0 ? texts.replies(replies_count) : texts.reply
  return (
    <Link
      to={viewHref(here, to, id)}
      className={css.act}
      preventScrollReset
      aria-label={`${label}, ${texts.repliesTo(user.name)}`}
    >
      <Icon name="comment" size={16} />
      {label}
    </Link>
  )
}

/** Links to the question about a comment: to delete one's own, to report another's. */
function QuestionLink({ comment, here, view }: LinkProps) {
  const { id, userAuthor, userReported, user, description } = comment
  if (userReported)
    return (
      <span className={css.saidDone}>
        <Icon name="check" size={16} />
        {texts.reported}
      </span>
    )
  const what = userAuthor ? 'excluir' : 'denunciar'
  return (
    <Link
      to={viewHref(here, { ...view, ask: { what, id } }, id)}
      className={css.act}
      preventScrollReset
      aria-label={userAuthor ? texts.removeOf(description.slice(0, 40)) : texts.reportOf(user.name)}
    >
      {userAuthor ? texts.remove : texts.report}
    </Link>
  )
}

/** Likes a comment or takes the like back (GAP-49). */
function CommentLikeButton({ comment: { id, likes_count, userLiked, user } }: { comment: Comment }) {
  const like = useLike(`like-comment-${id}`, { count: likes_count, userLiked })
  const { Form, isLiked, count } = like
  return (
    <Form noValidate method="post" action={`/homepage/comentarios/${id}/curtida`}>
      <input type="hidden" name="like" value={isLiked ? 'off' : 'on'} />
      {like.isQuiet ? <input type="hidden" name="quiet" value="1" /> : null}
      <button
        type="submit"
        className={css.act}
        aria-pressed={isLiked}
        aria-label={texts.like(user.name, count)}
      >
        <Icon name="heart" size={16} className={isLiked ? css.filled : undefined} />
        {texts.likes(count)}
      </button>
      <span role="status" className={css.said}>
        {like.isWaiting ? texts.likeWaiting : like.problem}
      </span>
    </Form>
  )
}
