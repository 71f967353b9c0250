import { lockParticipant, memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { completePayer, hasCpf } from './complete-payer.ts'

/** More than anybody mistypes theirs, few for who looks for the CPF of others. */
const perHour = { name: 'payer', points: 10, durationSeconds: 3_600 }
/** The same of a purchase, whose other mistakes send it again. */
const perHourOfPurchase = { name: 'payer-purchase', points: 20, durationSeconds: 3_600 }

/**
 * The CPF of the caller, where the account has none: gateways charge nobody without (CAR-06). Twice is once.
 * @throws invalid_input for the CPF of another account, too_many_requests
 */
export async function savePayer(outer: ApiContext, { cpf }: { cpf: string }): Promise<Record<string, never>> {
  const id = memberOf(outer)
  await limitCpfs(outer, id, perHour)
  return inTransaction(outer, async (ctx) => {
    await lockParticipant(ctx, id)
    await completePayer(ctx, id, { cpf })
    return {}
  })
}

/** Counts a CPF that comes with a purchase, as `savePayer` does. Outside transactions. @throws too_many_requests */
export async function limitTypedCpf(ctx: ApiContext, cpf: string | undefined): Promise<void> {
  if (cpf) await limitCpfs(ctx, memberOf(ctx), perHourOfPurchase)
}

/** Of an account that has its CPF, none that is typed says anything of anybody: it counts nothing (SEC-107). */
async function limitCpfs(ctx: ApiContext, id: number, often: typeof perHour): Promise<void> {
  if (!(await hasCpf(ctx, id))) await limit(ctx, { ...often, key: `${ctx.station.id}:${id}` })
}
