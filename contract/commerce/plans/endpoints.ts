import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { planSchema } from './schemas.ts'

const ofStation = z.object({ 'where[station_id]': idParam.optional() })

export const listPlans = endpoint({
  method: 'get',
  path: '/subscription-plans',
  access: 'public',
  tag: 'plans',
  summary: 'Plans of the station, cheapest after discount first, deleted ones left out (PLN-01)',
  query: ofStation,
  answer: z.array(planSchema),
})

export const getPlan = endpoint({
  method: 'get',
  path: '/subscription-plans/{id}',
  access: 'public',
  tag: 'plans',
  summary: 'One plan (PUB-18)',
  params: z.object({ id: idParam }),
  query: ofStation,
  answer: planSchema,
})
