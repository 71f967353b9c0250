import { mergeHeld } from '../people/merges/index.ts'
import type { Area } from '../platform/area.ts'
import { consoleCarried } from './carried.ts'
import { managementRoutes } from './http.ts'
import { eraseStationsJob } from './keeper/erase-stations.ts'
import { consoleKept } from './kept.ts'
import { holdMergeForCredits } from './people/hold-merge.ts'
import { importPeopleJob, resumePeopleImportsJob, tidyPeopleImports } from './people/import/import-job.ts'
import { peopleActJob, resumePeopleActsJob, tidyPeopleActs } from './people/people-act-job.ts'
import { holdMergeForPointActs } from './points/hold-merge.ts'

export const managementArea: Area = {
  keeps: consoleKept,
  carries: consoleCarried,
  routes: managementRoutes,
  extensions: [mergeHeld.answeredBy(holdMergeForPointActs), mergeHeld.answeredBy(holdMergeForCredits)],
  jobs: [peopleActJob, resumePeopleActsJob, importPeopleJob, resumePeopleImportsJob, eraseStationsJob],
  tidy: async (ctx) => {
    await tidyPeopleActs(ctx)
    await tidyPeopleImports(ctx)
  },
}
