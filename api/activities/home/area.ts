import type { Area } from '../../platform/area.ts'
import { exportCollections } from './export-collections.ts'
import { homeRoutes } from './http.ts'
import { importCollections } from './import-collections.ts'
import { seedDemoPast } from './seed-demo.ts'

export const homeArea: Area = {
  routes: homeRoutes,
  seedDemo: seedDemoPast,
  folder: {
    import: (ctx, { config, content }) => importCollections(ctx, config.id, content),
    export: exportCollections,
  },
}
