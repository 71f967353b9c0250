import type { Area } from '../platform/area.ts'
import { managementRoutes } from './http.ts'
import { peopleActJob, resumePeopleActsJob, tidyPeopleActs } from './people/people-act-job.ts'

export const managementArea: Area = {
  routes: managementRoutes,
  jobs: [peopleActJob, resumePeopleActsJob],
  tidy: tidyPeopleActs,
}
