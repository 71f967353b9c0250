import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { stationColumns } from '../../platform/db/columns.ts'

/** Documents of accountability. `file` is the key of a stored file to which no address leads. */
export const accountabilityDocuments = pgTable(
  'accountability_documents',
  {
    ...stationColumns(),
    name: text().notNull(),
    /** As it was said. */
    year: integer(),
    /** The one it stands under (`yearOf`); null: 'Sem data'. */
    shownYear: integer(),
    file: text().notNull(),
    status: text().$type<'draft' | 'published'>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('accountability_documents_by_year').on(t.stationId, t.status, t.shownYear.desc().nullsLast(), t.id),
  ],
)
