import type { Area } from '../../platform/area.ts'
import { exportCollections, importCollections } from './folder.ts'
import { homeRoutes } from './http.ts'
import { seedDemoPast } from './seed-demo.ts'

export const homeArea: Area = {
  routes: homeRoutes,
  seedDemo: seedDemoPast,
  folder: {
    import: (ctx, { config, content }) => importCollections(ctx, config.id, content),
    export: exportCollections,
  },
}
