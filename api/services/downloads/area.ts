import type { Area } from '../../platform/area.ts'
import { exportDownloads, importDownloads } from './folder.ts'
import { downloadRoutes } from './http.ts'

/** Files for members (NWS-03, NWS-04). */
export const downloadArea: Area = {
  routes: downloadRoutes,
  folder: {
    import: (ctx, { config, content }) => importDownloads(ctx, config.id, content.downloads),
    export: async (ctx, stationId) => ({ downloads: await exportDownloads(ctx, stationId) }),
  },
}
