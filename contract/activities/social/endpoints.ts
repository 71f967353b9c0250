import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { likesSchema } from './schemas.ts'

export const getActionLikes = endpoint({
  method: 'get',
  path: '/likes/action/{id}',
  access: 'participant',
  tag: 'social',
  summary: 'How many like an activity, and whether the user does (ACT-S02)',
  params: z.object({ id: idParam }),
  answer: likesSchema,
})

/** `user` as the specification has it: the caller, or nobody. */
const likeBody = z.strictObject({ action: idParam, user: idParam.optional() })

export const likeAction = endpoint({
  method: 'post',
  path: '/likes-action',
  access: 'participant',
  tag: 'social',
  summary: 'Like an activity; twice is once (GAP-49)',
  body: likeBody,
  answer: likesSchema,
})

export const unlikeAction = endpoint({
  method: 'put',
  path: '/likes-action',
  access: 'participant',
  tag: 'social',
  summary: 'Take a like back; twice is once (GAP-49)',
  body: likeBody,
  answer: likesSchema,
})
