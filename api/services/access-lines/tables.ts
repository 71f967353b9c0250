import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { readKinds } from '#contract/services/access-lines/schemas.ts'
import { instant, reference, stationColumns } from '../../platform/db/columns.ts'

/** Each reading of somebody's sensitive data by the team: of whom by number, or by CPF where the person may have no account yet (GAP-93). */
export const accessLines = pgTable(
  'access_lines',
  {
    ...stationColumns(),
    participantId: reference(),
    cpf: text(),
    readerId: reference().notNull(),
    /** Their name at that time. */
    readerName: text().notNull(),
    what: text({ enum: readKinds }).notNull(),
    /** Of what area, as it is shown. */
    area: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('access_lines_of').on(t.stationId, t.participantId, t.id),
    index('access_lines_of_cpf').on(t.stationId, t.cpf, t.id),
    index('access_lines_age').on(t.createdAt),
  ],
)
