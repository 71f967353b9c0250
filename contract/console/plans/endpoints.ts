import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { savedCalls } from '../entries.ts'
import {
  managedPlanSchema,
  planInputSchema,
  planMonthSchema,
  subscriberChangeSchema,
  subscriberDetailSchema,
  subscriberEndSchema,
  subscriberFilterSchema,
  subscriberSchema,
} from './schemas.ts'

const team = { access: 'team', right: 'sales', tag: 'management' } as const
const byId = z.object({ id: idParam })

export const listManagedPlans = endpoint({
  ...team,
  method: 'get',
  path: '/management/plans',
  summary: 'Plans of the station, withdrawn ones last, with how many people have them (PLN-01)',
  answer: z.array(managedPlanSchema),
})

/** A new one is a draft until it is offered; who has a plan that changes keeps their price. */
export const managedPlans = savedCalls('plans', 'plans of the station', {
  right: 'sales',
  input: planInputSchema,
  entry: managedPlanSchema,
})

export const withdrawPlan = endpoint({
  ...team,
  method: 'put',
  path: '/management/plans/{id}/withdrawn',
  summary: 'Offer a plan, or offer it no more; who has it keeps it',
  params: byId,
  body: z.strictObject({ isWithdrawn: z.boolean() }),
  answer: managedPlanSchema,
})

export const listSubscribers = endpoint({
  ...team,
  method: 'get',
  path: '/management/subscribers',
  summary: 'Who has or had a plan, or products of an activity (ACT-21), newest first, page by page',
  query: subscriberFilterSchema,
  answer: z.object({ list: z.array(subscriberSchema), next: z.number().nullable() }),
})

export const getSubscriber = endpoint({
  ...team,
  method: 'get',
  path: '/management/subscribers/{id}',
  summary: 'One of them, with what comes next and what was charged',
  params: byId,
  answer: subscriberDetailSchema,
})

export const cancelSubscriber = endpoint({
  ...team,
  method: 'put',
  path: '/management/subscribers/{id}/cancelled',
  summary:
    "End somebody's plan, or their subscription to products, with what is paid of it, with a reason they read; twice is once (PLN-07)",
  params: byId,
  body: subscriberEndSchema,
  answer: subscriberDetailSchema,
})

export const changeSubscriber = endpoint({
  ...team,
  method: 'put',
  path: '/management/subscribers/{id}/plan',
  summary:
    'Another plan for somebody from the end of what is paid, for no more than they pay, with a reason they read (GAP-74)',
  params: byId,
  body: subscriberChangeSchema,
  answer: subscriberDetailSchema,
})

export const listPlanMonths = endpoint({
  ...team,
  method: 'get',
  path: '/management/plan-months',
  summary: 'What plans brought in each of the last twelve months, and who came and went',
  answer: z.array(planMonthSchema),
})
