import { eq } from 'drizzle-orm'
import type { Post, PostPage } from '#contract/activities/wall/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { posts } from '../posts/tables.ts'
import { blockOf } from '../writing/index.ts'
import { type Page, readPosts } from './read-posts.ts'
import { requireWall } from './require-wall.ts'
import { wallTexts } from './texts.ts'

/** Posts of the wall, newest first, and whether the caller may write (SOC-01). @throws forbidden where there is no wall */
export async function listPosts(ctx: ApiContext, page: Page): Promise<PostPage> {
  await requireWall(ctx)
  const found = await readPosts(ctx, undefined, page)
  return { ...found, block: await blockOf(ctx, memberOf(ctx)) }
}

/** A post that the caller may read. @throws forbidden, not_found */
export async function getPost(ctx: ApiContext, id: number): Promise<Post> {
  await requireWall(ctx)
  const [post] = (await readPosts(ctx, eq(posts.id, id), { limit: 1 })).content
  if (!post) throw new ApiError('not_found', wallTexts.gone)
  return post
}
