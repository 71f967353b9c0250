import type { PostPage } from '#contract/activities/wall/schemas.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { PostCard } from './post-card.tsx'
import { texts } from './texts.ts'
import { useMorePosts } from './use-more-posts.ts'
import * as css from './wall.css.ts'
import { postId, wallHref, wallPath } from './wall-address.ts'

type Props = { first: PostPage; before: number | null }

/** Lists posts, newest first; more of them while one scrolls, or by a link (SOC-01, GAP-47, GAP-100). */
export function PostList({ first, before }: Props) {
  const isHydrated = useHydrated()
  const { posts, next, isLoading, loadMore, sentinel } = useMorePosts(first)
  if (posts.length === 0 && before === null) return <EmptyState object="feed">{texts.empty}</EmptyState>
  return (
    <section aria-label={texts.list} className={css.list}>
      <ol className={css.posts}>
        {posts.map((post) => (
          <li key={post.id} id={postId(post.id)} className={css.entry}>
            <PostCard post={post} here={wallPath} before={before} />
          </li>
        ))}
      </ol>
      <div ref={sentinel} className={css.end}>
        <p role="status" className={css.said}>
          {isLoading ? (
            <>
              <Spinner size={20} decorative />
              {texts.loading}
            </>
          ) : next === null ? (
            texts.end
          ) : null}
        </p>
        {next === null || isLoading ? null : isHydrated ? (
          <Button type="button" variant="secondary" width="phone" onClick={loadMore}>
            {texts.more}
          </Button>
        ) : (
          <LoadMore href={wallHref(wallPath, { before: next })} label={texts.more} />
        )}
      </div>
    </section>
  )
}
