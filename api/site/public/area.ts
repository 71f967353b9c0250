import { withoutUnseen } from '#contract/sections/content.ts'
import type { Area } from '../../platform/area.ts'
import { publicCarried } from './carried.ts'
import { exportBenefits, exportSite, importPublicContent } from './folder.ts'
import { publicRoutes } from './http.ts'
import { publicKept } from './kept.ts'

export const publicArea: Area = {
  keeps: publicKept,
  carries: publicCarried,
  routes: publicRoutes,
  folder: {
    import: (ctx, { config, content }) => importPublicContent(ctx, config.id, content),
    async export(ctx, stationId) {
      const { sections, about } = await exportSite(ctx, stationId)
      return { sections: sections.map(withoutUnseen), about, benefits: await exportBenefits(ctx, stationId) }
    },
  },
}
