import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { luckyDrawSchema, ownLuckyDrawSchema } from './schemas.ts'

/** 404 on stations without lucky numbers, as the one below. */
export const listLuckyNumbers = endpoint({
  method: 'get',
  path: '/giveaway-numbers/{userId}',
  access: 'participant',
  tag: 'lucky-numbers',
  summary: "The user's lucky numbers by draw, newest first (LCK-02)",
  params: z.object({ userId: idParam }),
  answer: z.array(ownLuckyDrawSchema),
})

/** Ours: what anybody needs to check a draw. */
export const listLuckyDraws = endpoint({
  method: 'get',
  path: '/giveaways',
  access: 'public',
  tag: 'lucky-numbers',
  summary: 'Draws with the hash of the seed before, the seed and the numbers after (LCK-02)',
  answer: z.array(luckyDrawSchema),
})
