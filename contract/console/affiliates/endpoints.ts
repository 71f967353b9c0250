import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import * as schemas from './schemas.ts'

const team = { access: 'team', right: 'membership', tag: 'management' } as const

export const listListed = endpoint({
  ...team,
  method: 'get',
  path: '/management/listed-people',
  summary:
    'Who is on the station’s list of CPFs, the newest first; `before` is the last of those one has (PPL-16)',
  query: schemas.listedQuerySchema,
  answer: z.object({
    list: z.array(schemas.listedCpfSchema),
    total: z.number(),
    next: z.number().nullable(),
  }),
})

export const addListed = endpoint({
  ...team,
  method: 'post',
  path: '/management/listed-people',
  summary: 'Put somebody on the list; who is on it already is said beside the CPF (PPL-16)',
  body: schemas.listedInputSchema,
  answer: z.object({ id: z.number() }),
})

export const removeListed = endpoint({
  ...team,
  method: 'delete',
  path: '/management/listed-people/{id}',
  summary: 'Take somebody off the list; their account stays. Twice is once (PPL-16)',
  params: z.object({ id: idParam }),
  answer: z.object({ id: z.number() }),
})

/** Sent again it changes nothing. */
export const addListedLines = endpoint({
  ...team,
  method: 'post',
  path: '/management/listed-people-lines',
  summary: 'Put the people of many lines on the list, and say of each wrong one why (PPL-16)',
  body: z.strictObject({ lines: z.array(schemas.listLineSchema).min(1).max(schemas.mostLines) }),
  isLarge: true,
  answer: schemas.listedLinesSchema,
})
