import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { drawInputSchema, managedDrawSchema } from './schemas.ts'

const team = { access: 'team', right: 'content', tag: 'management' } as const
const params = z.object({ id: idParam })
const answer = z.array(managedDrawSchema)

export const listManagedDraws = endpoint({
  ...team,
  method: 'get',
  path: '/management/giveaways',
  summary: 'Draws of lucky numbers, newest first (LCK-02)',
  answer,
})

export const createDraw = endpoint({
  ...team,
  method: 'post',
  path: '/management/giveaways',
  summary: 'A new draw: the hash of its seed is public from now on',
  body: drawInputSchema,
  idempotent: true,
  answer,
})

export const giveDrawNumbers = endpoint({
  ...team,
  method: 'put',
  path: '/management/giveaways/{id}/numbers',
  summary: 'Give members the numbers that they should have and have not',
  params,
  answer: z.object({ given: z.number() }),
})

export const drawWinners = endpoint({
  ...team,
  method: 'put',
  path: '/management/giveaways/{id}/draw',
  summary: 'Draw, and publish the seed; twice is once',
  params,
  answer,
})
