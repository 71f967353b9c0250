import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { fieldTexts } from '../../fields.ts'
import * as schemas from './schemas.ts'
import { topUpWays } from './state.ts'

const byId = z.object({ id: idParam })
const member = { access: 'participant', tag: 'wallet' } as const
const amount = z.number(fieldTexts.number)

/** Ours: what of it the page offers. */
export const getTopUpOptions = endpoint({
  ...member,
  method: 'get',
  path: '/transfer-request-options',
  summary: 'How the wallet is filled at this station (WAL-01)',
  answer: schemas.topUpOptionsSchema,
})

/** `points` is an amount in reais between the limits of GAP-79. Without `way` it is the transfer, where the station takes any. */
export const createTopUp = endpoint({
  ...member,
  method: 'post',
  path: '/transfer-request',
  summary: 'Ask for credits by bank transfer, or by PIX, once per key (WAL-01, WAL-03)',
  idempotent: true,
  body: z.strictObject({
    user_id: idParam.optional(),
    type_id: z.literal(5).optional(),
    points: amount,
    way: z.enum(topUpWays).optional(),
  }),
  answer: schemas.topUpDetailSchema,
})

/** STN-U15, WAL-05: where the behaviour `buyPoints` has it. `points` of the station, worth what the limits of GAP-79 let through. */
export const buyPoints = endpoint({
  ...member,
  method: 'post',
  path: '/user-buy-points-transaction',
  summary: 'Buy points by PIX, once per key (WAL-05, STN-U15)',
  idempotent: true,
  body: z.strictObject({ user_id: idParam.optional(), points: amount }),
  answer: schemas.topUpDetailSchema,
})

export const listTopUps = endpoint({
  ...member,
  method: 'get',
  path: '/transfer-request/',
  summary: "The user's requests for credits, newest first (WAL-02)",
  query: z.object({
    'where[user_id]': idParam.optional(),
    after: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: schemas.topUpsSchema,
})

export const getTopUp = endpoint({
  ...member,
  method: 'get',
  path: '/transfer-request/{id}',
  summary: "One of the user's requests for credits, with its PIX",
  params: byId,
  answer: schemas.topUpDetailSchema,
})

/** Ours: asked again and again by a page that waits. */
export const getTopUpState = endpoint({
  ...member,
  method: 'get',
  path: '/transfer-request/{id}/state',
  summary: "The state of one of the user's requests for credits (GAP-66)",
  params: byId,
  answer: schemas.topUpSchema.pick({ state: true }),
})

/** Ours: asks the gateway now, at most every few seconds. */
export const verifyTopUp = endpoint({
  ...member,
  method: 'post',
  path: '/transfer-request/{id}/verification',
  summary: 'Whether the PIX of a request is paid, read back from the gateway',
  params: byId,
  answer: schemas.topUpDetailSchema,
})

/** Ours: gives up a request that waits. Twice is once. */
export const cancelTopUp = endpoint({
  ...member,
  method: 'post',
  path: '/transfer-request/{id}/cancellation',
  summary: 'Cancel a request for credits that waits',
  params: byId,
  answer: schemas.topUpDetailSchema,
})
