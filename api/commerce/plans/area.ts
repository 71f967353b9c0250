import { openToMember } from '../../people/access/index.ts'
import type { Area } from '../../platform/area.ts'
import { exportPlans } from './export-plans.ts'
import { hasPlans } from './has-plans.ts'
import { planRoutes } from './http.ts'
import { importPlans } from './import-plans.ts'

export const planArea: Area = {
  routes: planRoutes,
  extensions: [openToMember.answeredBy(async (ctx) => ((await hasPlans(ctx)) ? ['plans'] : []))],
  folder: {
    import: (ctx, { config, content }) => importPlans(ctx, config.id, content.plans),
    export: async (ctx, stationId) => ({ plans: await exportPlans(ctx, stationId) }),
  },
}
