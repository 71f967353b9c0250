import type { Area } from '../area.ts'
import { exportActivities } from './export-activities.ts'
import { activityRoutes } from './http.ts'
import { importActivities } from './import-activities.ts'

export const activityArea: Area = {
  routes: activityRoutes,
  folder: {
    import: (ctx, { config, content }) => importActivities(ctx, config, content.activities),
    export: async (ctx, stationId) => ({ activities: await exportActivities(ctx, stationId) }),
  },
}
