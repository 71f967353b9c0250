import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { accessLineSchema } from './schemas.ts'

/** Ours: the law lets people know who reads what is sensitive of them. */
export const listAccessLines = endpoint({
  method: 'get',
  path: '/access-lines',
  access: 'participant',
  tag: 'member services',
  summary: "Who of the team read the user's requests and cases, newest first (GAP-93)",
  query: z.object({
    before: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.object({ list: z.array(accessLineSchema), next: z.number().nullable() }),
})
