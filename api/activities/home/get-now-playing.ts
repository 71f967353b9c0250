import type { NowPlaying } from '#contract/activities/home/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { collectionRows } from './collections.ts'

/** Activities shown in the row. */
const longest = 12

/** The 'now playing' row, or null (HOM-03). */
export async function getNowPlaying(ctx: ApiContext): Promise<NowPlaying> {
  const [row] = await collectionRows(ctx, { kind: 'now-playing', order: 'priority', limit: longest })
  return row ? { title: row.name, list: row.actions } : null
}
