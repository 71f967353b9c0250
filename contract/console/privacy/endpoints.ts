import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { dataActs } from '../../people/data-requests/schemas.ts'
import * as schemas from './schemas.ts'

const team = { access: 'team', right: 'privacy', tag: 'management' } as const
const params = z.object({ id: idParam })
const answer = schemas.managedDataRequestSchema

export const listManagedDataRequests = endpoint({
  ...team,
  method: 'get',
  path: '/management/data-requests',
  summary:
    'What people ask by the law: what waits, the nearest deadline first, and what members do by themselves (PPL-32)',
  query: schemas.dataRequestQuerySchema,
  answer: schemas.dataRequestListSchema,
})

export const getManagedDataRequest = endpoint({
  ...team,
  method: 'get',
  path: '/management/data-requests/{id}',
  summary: 'One request with what can be done of it by one press (PPL-32)',
  params,
  answer,
})

export const listPersonDataRequests = endpoint({
  ...team,
  method: 'get',
  path: '/management/people/{id}/data-requests',
  summary: 'What somebody asked by the law, newest first; `before` is the last line one has (PPL-09, PPL-32)',
  params,
  query: z.object({
    before: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  answer: schemas.personDataRequestsSchema,
})

/** Twice is once. */
export const answerDataRequest = endpoint({
  ...team,
  method: 'post',
  path: '/management/data-requests/{id}/answer',
  summary: 'Answer by mail, or refuse with the reason; once (PPL-32)',
  params,
  body: schemas.dataAnswerSchema,
  answer,
})

/**
 * Twice is once. The copy is for its person alone; a deletion waits its week, and can be taken back by them. An account with codes, of the team, or
 * whose mailbox nobody proved is deleted by its person alone, whom a mail leads there.
 */
export const carryOutDataRequest = endpoint({
  ...team,
  method: 'post',
  path: '/management/data-requests/{id}/act',
  summary: 'Begin what is asked, the copy or the deletion, and say so to whoever asked (PPL-32)',
  params,
  body: z.strictObject({ act: z.enum(dataActs) }),
  answer,
})
