import { Link } from '@remix-run/react'
import type { Post } from '#contract/activities/wall/schemas.ts'
import { Ago } from '../../session/ago.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Film } from '../../ui/film.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PostLikeButton } from './post-like-button.tsx'
import { texts } from './texts.ts'
import * as css from './wall.css.ts'
import { postPath, wallHref } from './wall-address.ts'

type Props = {
  post: Post
  /** The page it stands on: questions are asked over it. */
  here: string
  /** The page of the wall: on it, or that a post alone was opened from. */
  before?: number | null
  /** Whether it stands on its own page, with its comments below it. */
  isAlone?: boolean
}

/** Shows one post: its author, time, text and actions. */
export function PostCard({ post, here, before = null, isAlone = false }: Props) {
  const { id, user, description, notice, userAuthor, comments_count } = post
  return (
    <Card padding="small">
      <Stack as="article">
        <PostHead post={post} before={before} />
        {description ? (
          <p className={css.words} dir="auto">
            {description}
          </p>
        ) : null}
        <PostMedia post={post} />
        {notice ? (
          <p className={css.notice}>
            <Icon name={notice.state === 'held' ? 'clock' : 'eyeOff'} size={20} />
            <span>
              {notice.state === 'held' ? texts.notice.held : texts.notice[notice.state](notice.reason)}
            </span>
          </p>
        ) : null}
        <div className={css.acts}>
          {notice ? null : <PostLikeButton post={post} before={before} isAlone={isAlone} />}
          {notice || isAlone ? null : (
            <Link
              to={`${postPath(id, before)}#comentarios`}
              className={css.act}
              aria-label={texts.commentsOf(user.name, comments_count)}
            >
              <Icon name="comment" size={20} />
              {texts.comments(comments_count)}
            </Link>
          )}
          {post.userReported ? (
            <span className={css.saidLast}>{texts.reported}</span>
          ) : (
            <Link
              to={wallHref(here, {
                before: isAlone ? null : before,
                asked: { what: userAuthor ? 'deletar' : 'denunciar', id },
              })}
              className={css.last}
              preventScrollReset
              aria-label={userAuthor ? texts.removeOf(description.slice(0, 40)) : texts.reportOf(user.name)}
            >
              {userAuthor ? <Icon name="trash" size={20} /> : null}
              {userAuthor ? texts.remove : texts.report}
            </Link>
          )}
        </div>
      </Stack>
    </Card>
  )
}

type HeadProps = { post: Post; before: number | null }

function PostHead({ post: { id, user, createdAt, userAuthor }, before }: HeadProps) {
  return (
    <div className={css.head}>
      <Avatar name={user.name.replace('.', '')} src={user.image ?? undefined} decorative />
      <p className={css.who}>
        <span className={css.nameLine}>
          <bdi className={css.name}>{user.name}</bdi>
          {userAuthor ? <span className={css.when}>{texts.you}</span> : null}
        </span>
        <Link to={postPath(id, before)} className={css.when}>
          <Ago at={createdAt} />
        </Link>
      </p>
    </div>
  )
}

/**
 * Shows the picture of a post, its video with the browser's own player, or the way to a video that no browser plays
 * (SOC-03, SOC-04).
 */
export function PostMedia({ post: { media, media_size, media_state, media_poster, user } }: { post: Post }) {
  if (!media) return null
  if (media_size)
    return <Picture src={media} {...media_size} alt={texts.imageOf(user.name)} className={css.picture} />
  if (media_state === 'plays')
    return <Film src={media} poster={media_poster} label={texts.videoOf(user.name)} />
  return (
    <div className={css.film}>
      <p>{media_state === 'preparing' ? texts.videoPreparing : texts.videoNotPlayed}</p>
      {media_state === 'preparing' ? null : (
        <ButtonLink href={media} reload variant="secondary" icon="download">
          {texts.videoFile}
        </ButtonLink>
      )}
    </div>
  )
}
