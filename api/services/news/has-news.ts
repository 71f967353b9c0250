import { and, eq } from 'drizzle-orm'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { news } from './tables.ts'

/** Whether the station has published news of its own: the members' menu asks (NWS-01). */
export const hasNews = rememberPerRevision(
  async ({ db, station }) => {
    const [row] = await db
      .select({ id: news.id })
      .from(news)
      .where(and(eq(news.stationId, station.id), eq(news.section, 'station'), eq(news.status, 'published')))
      .limit(1)
    return row !== undefined
  },
  () => 0,
)
