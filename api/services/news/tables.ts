import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { NewsSection } from '#contract/services/news/sections.ts'
import { instant, stationColumns } from '../../platform/db/columns.ts'

/** News of a station and of its consultancies. Members see what is published from its instant on. */
export const news = pgTable(
  'news',
  {
    ...stationColumns(),
    section: text().$type<NewsSection>().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    image: text(),
    /** Harmless HTML. */
    html: text().notNull(),
    publishedAt: instant().notNull(),
    status: text().$type<'draft' | 'published'>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('news_of_section').on(t.stationId, t.section, t.publishedAt, t.id),
    index('news_by_age').on(t.stationId, t.publishedAt, t.id),
  ],
)
