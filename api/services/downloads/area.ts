import { asc } from 'drizzle-orm'
import type { Area } from '../../platform/area.ts'
import { nameOfStored, setApart } from '../../platform/files/index.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { listPart } from '../../platform/list-part.ts'
import { downloadRoutes } from './http.ts'
import { downloads } from './tables.ts'

/** Files for members (NWS-03, NWS-04). */
export const downloadArea: Area = {
  routes: downloadRoutes,
  folder: listPart({
    field: 'downloads',
    table: downloads,
    order: [asc(downloads.id)],
    toRow: async ({ html, file, ...entry }, { ctx, config }) => ({
      ...entry,
      html: sanitizeHtml(html),
      file: await setApart(ctx.ports.files, config.id, file),
    }),
    toEntry: ({ file, ...entry }) => ({ ...entry, file: nameOfStored(file) }),
  }),
}
