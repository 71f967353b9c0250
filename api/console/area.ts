import type { Area } from '../platform/area.ts'
import { managementRoutes } from './http.ts'
import { consoleKept } from './kept.ts'
import { peopleActJob, resumePeopleActsJob, tidyPeopleActs } from './people/people-act-job.ts'

export const managementArea: Area = {
  keeps: consoleKept,
  routes: managementRoutes,
  jobs: [peopleActJob, resumePeopleActsJob],
  tidy: tidyPeopleActs,
}
