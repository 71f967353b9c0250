import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { trophySchema } from './schemas.ts'

export const listTrophies = endpoint({
  method: 'get',
  path: '/trophies',
  access: 'participant',
  tag: 'trophies',
  summary: 'The trophies the user has won, newest first (PTS-04)',
  query: z.object({
    'where[station_id]': idParam.optional(),
    'where[user_id]': idParam.optional(),
    /** A text that the description must contain; accents and case do not matter. */
    'where[description]': z.string().max(200).optional(),
  }),
  answer: z.array(trophySchema),
})
