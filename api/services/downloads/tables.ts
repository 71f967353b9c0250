import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { stationColumns } from '../../platform/db/columns.ts'

/** Files for members. `file` is the key of a stored file to which no address leads. */
export const downloads = pgTable(
  'downloads',
  {
    ...stationColumns(),
    title: text().notNull(),
    subtitle: text().notNull(),
    /** Harmless HTML. */
    html: text().notNull(),
    file: text().notNull(),
    status: text().$type<'draft' | 'published'>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('downloads_of_station').on(t.stationId, t.status, t.id),
  ],
)
