import type { Area } from '../../platform/area.ts'
import { consultancyCarried } from './carried.ts'
import { importCasesJob, resumeCaseImportsJob, tidyCaseImports } from './case-imports/import-cases-job.ts'
import { consultancyRoutes } from './http.ts'
import { consultancyKept } from './kept.ts'
import { seedDemoCases } from './seed-demo.ts'
import { exportPages, importPages } from './service-content.ts'
import { exportTopics, importTopics } from './topics.ts'

/** Legal, political-union and accounting consultancies, and what the pages of health say (LEG-01..07, PLS-01..06, CTB-01..05, HEA-01..05). */
export const consultancyArea: Area = {
  keeps: consultancyKept,
  carries: consultancyCarried,
  routes: consultancyRoutes,
  tidy: tidyCaseImports,
  jobs: [importCasesJob, resumeCaseImportsJob],
  seedDemo: seedDemoCases,
  folder: {
    async import(ctx, { config, content }) {
      await importPages(ctx, config.id, content.services)
      await importTopics(ctx, config.id, content.topics)
    },
    export: async (ctx, stationId) => ({
      ...(await exportPages(ctx, stationId)),
      topics: await exportTopics(ctx, stationId),
    }),
  },
}
