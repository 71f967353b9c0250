import { z } from 'zod'
import { endpoint, idParam } from '../../../endpoint.ts'
import { auditLineSchema } from '../../schemas.ts'
import * as schemas from './schemas.ts'

const owner = { access: 'owner', tag: 'management' } as const
const params = z.object({ id: idParam })
const query = z.object({
  before: idParam.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
})

export const getPerson = endpoint({
  ...owner,
  method: 'get',
  path: '/management/people/{id}',
  summary: 'Somebody of the station: data, state, balance, plan and sessions (GAP-161)',
  params,
  answer: schemas.personSchema,
})

export const listPersonLedger = endpoint({
  ...owner,
  method: 'get',
  path: '/management/people/{id}/ledger',
  summary: 'Every line of their wallet, newest first; `before` is the last line one has',
  ...{ params, query },
  answer: schemas.personLedgerSchema,
})

export const listPersonActivities = endpoint({
  ...owner,
  method: 'get',
  path: '/management/people/{id}/participations',
  summary: 'What they took part in, newest first',
  ...{ params, query },
  answer: schemas.personActivitiesSchema,
})

export const listPersonOrders = endpoint({
  ...owner,
  method: 'get',
  path: '/management/people/{id}/orders',
  summary: 'What they ordered, newest first',
  ...{ params, query },
  answer: schemas.personOrdersSchema,
})

export const listPersonHistory = endpoint({
  ...owner,
  method: 'get',
  path: '/management/people/{id}/history',
  summary: 'What the team changed of them, newest first',
  ...{ params, query },
  answer: z.object({ list: z.array(auditLineSchema), next: z.number().nullable() }),
})

/** Twice is once. */
export const suspendPerson = endpoint({
  ...owner,
  method: 'put',
  path: '/management/people/{id}/suspension',
  summary: 'Keep somebody out, with a reason that they read; their sessions end',
  params,
  body: schemas.suspensionSchema,
  answer: schemas.personSchema,
})

/** Twice is once. */
export const reactivatePerson = endpoint({
  ...owner,
  method: 'delete',
  path: '/management/people/{id}/suspension',
  summary: 'Let somebody in again',
  params,
  answer: schemas.personSchema,
})

/** Twice is once. */
export const endPersonSessions = endpoint({
  ...owner,
  method: 'delete',
  path: '/management/people/{id}/sessions',
  summary: 'Log somebody out everywhere, but for the session of whoever asks',
  params,
  answer: schemas.personSchema,
})
