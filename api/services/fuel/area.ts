import type { Area } from '../../platform/area.ts'
import { fuelCarried } from './carried.ts'
import { exportFuelCampaigns, importFuelCampaigns } from './fuel-folder.ts'
import { fuelRoutes } from './http.ts'
import { fuelKept } from './kept.ts'

export const fuelArea: Area = {
  keeps: fuelKept,
  carries: fuelCarried,
  routes: fuelRoutes,
  folder: {
    import: (ctx, { config, content }) => importFuelCampaigns(ctx, config.id, content.fuelCampaigns),
    export: async (ctx, stationId) => ({ fuelCampaigns: await exportFuelCampaigns(ctx, stationId) }),
  },
}
