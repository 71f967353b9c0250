import { z } from 'zod'
import { endpoint, idParam } from '../endpoint.ts'
import { actionDetailSchema, participationSchema } from './schemas.ts'
import { shareNetworks } from './share-networks.ts'

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

export const takePartInRawContent = endpoint({
  method: 'post',
  path: '/raw-content-participation',
  access: 'participant',
  tag: 'activities',
  summary: 'Take part in a type 16 activity (ACT-16)',
  idempotent: true,
  body: z.strictObject({ action_id: idParam }),
  answer: participationSchema,
})

/** Ours: having shared. The networks answer nothing; the API checks that there is something to share (ACT-05). */
export const takePartInShare = endpoint({
  method: 'post',
  path: '/share-participation',
  access: 'participant',
  tag: 'activities',
  summary: 'Take part in a type 5 activity: it was shared (ACT-05)',
  idempotent: true,
  body: z.strictObject({ action_id: idParam, network: z.enum(shareNetworks) }),
  answer: participationSchema,
})

/** Anything but a tick is a refusal. */
export const takePartInAgreement = endpoint({
  method: 'post',
  path: '/agreement',
  access: 'participant',
  tag: 'activities',
  summary: 'Agree, in a type 15 activity (ACT-15)',
  idempotent: true,
  body: z.strictObject({ action_id: idParam, checkbox: z.boolean() }),
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
