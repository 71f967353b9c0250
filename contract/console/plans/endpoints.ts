import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { managedPlanSchema, planInputSchema, subscriberFilterSchema, subscriberSchema } from './schemas.ts'

const owner = { access: 'owner', tag: 'management' } as const
const byId = z.object({ id: idParam })
const seen = z.string().min(1).max(100)

export const listManagedPlans = endpoint({
  ...owner,
  method: 'get',
  path: '/management/plans',
  summary: 'Plans of the station, withdrawn ones last, with how many people have them (PLN-01)',
  answer: z.array(managedPlanSchema),
})

export const getManagedPlan = endpoint({
  ...owner,
  method: 'get',
  path: '/management/plans/{id}',
  summary: 'One of them',
  params: byId,
  answer: managedPlanSchema,
})

export const createPlan = endpoint({
  ...owner,
  method: 'post',
  path: '/management/plans',
  summary: 'A new plan, once for each form',
  body: planInputSchema,
  idempotent: true,
  answer: managedPlanSchema,
})

export const savePlan = endpoint({
  ...owner,
  method: 'put',
  path: '/management/plans/{id}',
  summary: 'Change a plan that is as it was seen; who has it keeps their price',
  params: byId,
  body: z.strictObject({ seen, value: planInputSchema }),
  answer: managedPlanSchema,
})

export const withdrawPlan = endpoint({
  ...owner,
  method: 'put',
  path: '/management/plans/{id}/withdrawn',
  summary: 'Offer a plan no more, or again; who has it keeps it',
  params: byId,
  body: z.strictObject({ isWithdrawn: z.boolean() }),
  answer: managedPlanSchema,
})

export const listSubscribers = endpoint({
  ...owner,
  method: 'get',
  path: '/management/subscribers',
  summary: 'Who has or had a plan, or products of an activity (ACT-21), newest first, page by page',
  query: subscriberFilterSchema,
  answer: z.object({ list: z.array(subscriberSchema), next: z.number().nullable() }),
})
