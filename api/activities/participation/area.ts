import { accountConfirmed } from '../../people/onboarding/index.ts'
import type { Area } from '../../platform/area.ts'
import { participationCarried } from './carried.ts'
import { exportActivities, importActivities } from './folder.ts'
import { activityRoutes } from './http.ts'
import { participationKept } from './kept.ts'
import { bringTypes } from './registry.ts'
import { ownTypes } from './types/index.ts'
import { awardSignUp } from './types/sign-up.ts'

export const activityArea: Area = {
  keeps: participationKept,
  carries: participationCarried,
  routes: activityRoutes,
  extensions: [bringTypes(...ownTypes), accountConfirmed.heardBy(awardSignUp)],
  folder: {
    import: (ctx, { config, content }) => importActivities(ctx, config, content.activities),
    export: async (ctx, stationId) => ({ activities: await exportActivities(ctx, stationId) }),
  },
}
