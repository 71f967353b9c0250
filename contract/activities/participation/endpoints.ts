import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { actionDetailSchema, participationSchema } from './schemas.ts'

/** `flat` is accepted as the specification has it; the answer has one form. */
const ofUser = z.object({ 'where[user_id]': idParam.optional(), flat: z.coerce.number().optional() })

export const getAction = endpoint({
  method: 'get',
  path: '/actions/{id}/',
  access: 'participant',
  tag: 'activities',
  summary: 'One activity with everything a member may know of it (ACT-S02)',
  params: z.object({ id: idParam }),
  query: ofUser,
  answer: actionDetailSchema,
})

/** Ours: what a participation came to, for the page after it (ACT-S08). */
export const getParticipation = endpoint({
  method: 'get',
  path: '/participations/{id}',
  access: 'participant',
  tag: 'activities',
  summary: "One of the user's participations with its feedback (ACT-S08)",
  params: z.object({ id: idParam }),
  answer: participationSchema,
})

export const getLottieFile = endpoint({
  method: 'get',
  path: '/lottie-files/{id}',
  access: 'participant',
  tag: 'activities',
  summary: 'An animation that feedback shows (ACT-S08)',
  params: z.object({ id: z.string().regex(/^[0-9A-Za-z]{1,64}-[\w-]{1,100}$/) }),
  answer: z.object({ id: z.string(), json: z.string() }),
})
