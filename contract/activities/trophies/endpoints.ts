import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { trophySchema, trophyToWinSchema } from './schemas.ts'

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

/** Ours: the other half of the page. */
export const listTrophiesToWin = endpoint({
  method: 'get',
  path: '/trophies/to-win',
  access: 'participant',
  tag: 'trophies',
  summary: 'The trophies of activities on air that the user has not won, in their order (PTS-04)',
  answer: z.array(trophyToWinSchema),
})
