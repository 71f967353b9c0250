import { openToMember } from '../../people/access/index.ts'
import type { Area } from '../../platform/area.ts'
import { exportPlans, importPlans } from './folder.ts'
import { planRoutes } from './http.ts'
import { hasPlans } from './known-plans.ts'

export const planArea: Area = {
  routes: planRoutes,
  extensions: [openToMember.answeredBy(async (ctx) => ((await hasPlans(ctx)) ? ['plans'] : []))],
  folder: {
    import: (ctx, { config, content }) => importPlans(ctx, config.id, content.plans),
    export: async (ctx, stationId) => ({ plans: await exportPlans(ctx, stationId) }),
  },
}
