import { asc } from 'drizzle-orm'
import { yearOf } from '#contract/services/accountability/year-of.ts'
import type { Area } from '../../platform/area.ts'
import { nameOfStored, setApart } from '../../platform/files/index.ts'
import { listPart } from '../../platform/list-part.ts'
import { accountabilityRoutes } from './http.ts'
import { accountabilityDocuments as documents } from './tables.ts'

/** Documents by which a union accounts for its money (TRA-01). */
export const accountabilityArea: Area = {
  routes: accountabilityRoutes,
  folder: listPart({
    field: 'accountability',
    table: documents,
    order: [asc(documents.id)],
    toRow: async ({ year = null, ...entry }, { ctx, config }) => ({
      ...entry,
      year,
      shownYear: yearOf(entry.name, year),
      file: await setApart(ctx.ports.files, config.id, entry.file),
    }),
    toEntry: ({ shownYear: _, year, file, ...entry }) => ({
      ...entry,
      file: nameOfStored(file),
      year: year ?? undefined,
    }),
  }),
}
