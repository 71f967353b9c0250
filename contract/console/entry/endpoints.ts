import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as schemas from './schemas.ts'

const team = { access: 'team', right: 'membership', tag: 'management' } as const

export const getEntry = endpoint({
  ...team,
  method: 'get',
  path: '/management/entry',
  summary: 'How one joins the station (PPL-14)',
  answer: schemas.managedEntrySchema,
})

/** Everybody who signs up from then on is asked by it, also with the page open. */
export const saveEntry = endpoint({
  ...team,
  method: 'put',
  path: '/management/entry',
  summary: 'Change how one joins, as it was seen (PPL-14)',
  body: z.strictObject({ seen: z.string(), value: schemas.entryInputSchema }),
  answer: schemas.managedEntrySchema,
})

export const listWaiting = endpoint({
  ...team,
  right: 'people',
  method: 'get',
  path: '/management/entry/waiting',
  summary: 'Who waits for the team, the longest first; `after` is the last of those one has (PPL-15)',
  query: schemas.waitingQuerySchema,
  answer: z.object({
    list: z.array(schemas.waitingPersonSchema),
    /** Of all who wait, or whom the search finds. */
    total: z.number(),
    next: z.number().nullable(),
  }),
})
