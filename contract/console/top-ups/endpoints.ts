import { z } from 'zod'
import { topUpStates } from '../../commerce/top-ups/state.ts'
import { endpoint, idParam } from '../../endpoint.ts'
import { undoSchema } from '../../undo.ts'
import * as schemas from './schemas.ts'

const team = { access: 'team', right: 'sales', tag: 'management' } as const
const byId = z.object({ id: idParam })

export const searchTopUps = endpoint({
  ...team,
  method: 'get',
  path: '/management/top-ups',
  summary:
    'Requests for credits, newest first; `search` finds a number, a CPF, or who begins with these names or this e-mail; `to_confirm` are transfers that wait for an owner',
  query: z.object({
    search: z.string().trim().max(100).optional(),
    state: z.enum([...topUpStates, 'to_confirm']).optional(),
    before: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  answer: schemas.managedTopUpsSchema,
})

export const getManagedTopUp = endpoint({
  ...team,
  method: 'get',
  path: '/management/top-ups/{id}',
  summary: 'A request for credits',
  params: byId,
  answer: schemas.managedTopUpSchema,
})

/**
 * One press; above the amount that the station sets, by two owners. With `undoneTimes` as its page said it a press that comes late does
 * not credit again what was taken back since.
 */
export const confirmTopUp = endpoint({
  ...team,
  method: 'post',
  path: '/management/top-ups/{id}/confirmation',
  summary: 'The transfer arrived: its credits go to the wallet, once',
  params: byId,
  body: z.strictObject({ undoneTimes: z.int().min(0).optional() }).optional(),
  answer: schemas.managedTopUpSchema,
})

export const undoTopUp = endpoint({
  ...team,
  method: 'post',
  path: '/management/top-ups/{id}/confirmation/undo',
  summary: 'A confirmation of the last ten minutes was wrong: its credits leave the wallet again (GAP-142)',
  params: byId,
  body: undoSchema,
  answer: schemas.managedTopUpSchema,
})

export const refuseTopUp = endpoint({
  ...team,
  method: 'post',
  path: '/management/top-ups/{id}/refusal',
  summary: 'The transfer did not arrive, or is another one: nothing is credited',
  params: byId,
  body: schemas.refusalSchema,
  answer: schemas.managedTopUpSchema,
})
