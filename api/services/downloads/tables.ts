import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { stationColumns } from '../../platform/db/columns.ts'

/** Files for members. `file` is the address of a stored file whose version nobody guesses. */
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
