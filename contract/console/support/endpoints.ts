import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { supportAnswerSchema } from '../../site/public/support.ts'
import {
  managedRequestDetailSchema,
  managedRequestSchema,
  requestFilterSchema,
  requestStateSchema,
} from './schemas.ts'

const team = { access: 'team', right: 'support', tag: 'management' } as const
const params = z.object({ id: idParam })
const answer = managedRequestDetailSchema

export const searchRequests = endpoint({
  ...team,
  method: 'get',
  path: '/management/support-requests',
  summary: 'Messages to the station, newest first, page by page (SUP-03)',
  query: requestFilterSchema,
  answer: z.object({
    list: z.array(managedRequestSchema),
    next: z.number().nullable(),
    /** How many nobody has answered. */
    open: z.number(),
  }),
})

export const getRequest = endpoint({
  ...team,
  method: 'get',
  path: '/management/support-requests/{id}',
  summary: 'One message with its answers',
  params,
  answer,
})

export const answerRequest = endpoint({
  ...team,
  method: 'post',
  path: '/management/support-requests/{id}/answers',
  summary: 'Answer by mail, and on the page of the member who asked',
  params,
  body: supportAnswerSchema,
  idempotent: true,
  answer,
})

export const setRequestState = endpoint({
  ...team,
  method: 'put',
  path: '/management/support-requests/{id}/state',
  summary: 'Close a message, or open it again; twice is once',
  params,
  body: requestStateSchema,
  answer,
})
