import type { Area } from '../../platform/area.ts'
import { exportDocuments, importDocuments } from './folder.ts'
import { accountabilityRoutes } from './http.ts'

/** Documents by which a union accounts for its money (TRA-01). */
export const accountabilityArea: Area = {
  routes: accountabilityRoutes,
  folder: {
    import: (ctx, { config, content }) => importDocuments(ctx, config.id, content.accountability),
    export: async (ctx, stationId) => ({ accountability: await exportDocuments(ctx, stationId) }),
  },
}
