import type { Area } from '../platform/area.ts'
import { managementRoutes } from './http.ts'
import { consoleKept } from './kept.ts'
import { importPeopleJob, resumePeopleImportsJob, tidyPeopleImports } from './people/import/import-job.ts'
import { peopleActJob, resumePeopleActsJob, tidyPeopleActs } from './people/people-act-job.ts'

export const managementArea: Area = {
  keeps: consoleKept,
  routes: managementRoutes,
  jobs: [peopleActJob, resumePeopleActsJob, importPeopleJob, resumePeopleImportsJob],
  tidy: async (ctx) => {
    await tidyPeopleActs(ctx)
    await tidyPeopleImports(ctx)
  },
}
