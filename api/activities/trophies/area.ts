import type { Area } from '../../platform/area.ts'
import { exportTrophies, importTrophies } from './folder.ts'
import { trophyRoutes } from './http.ts'

export const trophyArea: Area = {
  routes: trophyRoutes,
  folder: {
    import: (ctx, { config, content }) => importTrophies(ctx, config.id, content.trophies),
    export: async (ctx, stationId) => ({ trophies: await exportTrophies(ctx, stationId) }),
  },
}
