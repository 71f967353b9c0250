import { eq, min } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { news } from './tables.ts'

/** When the first of what is published of the station's own is or was to appear. */
const firstNews = rememberPerRevision(
  async ({ db, station }: ApiContext, _: object) => {
    const [row] = await db
      .select({ at: min(news.publishedAt) })
      .from(news)
      .where(inStation(news, { station }, eq(news.section, 'station'), eq(news.status, 'published')))
    return row?.at ?? null
  },
  () => 0,
)

/** Whether members of the station have news of its own to read now: their menu asks (NWS-01). */
export async function hasNews(ctx: ApiContext): Promise<boolean> {
  const first = await firstNews(ctx, {})
  return first !== null && first <= ctx.ports.clock.now()
}
