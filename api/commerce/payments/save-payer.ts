import { lockParticipant, memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { completePayer } from './complete-payer.ts'

/** More than anybody mistypes theirs, few for who looks for the CPF of others. */
const perHour = { name: 'payer', points: 10, durationSeconds: 3_600 }

/**
 * The CPF of the caller, where the account has none: gateways charge nobody without (CAR-06). Twice is once.
 * @throws invalid_input for the CPF of another account, too_many_requests
 */
export async function savePayer(outer: ApiContext, { cpf }: { cpf: string }): Promise<Record<string, never>> {
  const id = memberOf(outer)
  await limit(outer, { ...perHour, key: `${outer.station.id}:${id}` })
  return inTransaction(outer, async (ctx) => {
    await lockParticipant(ctx, id)
    await completePayer(ctx, id, { cpf })
    return {}
  })
}
