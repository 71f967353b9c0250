import { eq, isNotNull, ne } from 'drizzle-orm'
import { lockParticipant, memberOf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { sqlConstraint, sqlState, sqlStates } from '../../platform/db/client.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { paymentTexts as texts } from './texts.ts'

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

/**
 * CPF and birthday of a buyer whose account has none yet (PLN-03); what it has is not changed by a purchase. Under the lock of the
 * account. @throws invalid_input for the CPF of another account
 */
export async function completePayer(
  { db, station }: ApiContext,
  participantId: number,
  { cpf, birthday }: { cpf?: string | undefined; birthday?: string | undefined },
): Promise<void> {
  const itself = withId(participants, { station }, participantId)
  const [person] = await db.select().from(participants).where(itself)
  const missing = {
    ...(!person?.cpf && cpf && { cpf }),
    ...(!person?.birthday && birthday && { birthday }),
  }
  if (Object.keys(missing).length === 0) return
  if (missing.cpf && (await isTaken({ db, station }, missing.cpf)))
    throw ApiError.fields({ cpf: texts.cpfTaken })
  await db.update(participants).set(missing).where(itself).catch(throwAsTaken)
}

/** A unique key says that another account took the CPF in this very moment. */
function throwAsTaken(error: unknown): never {
  const isCpf = sqlState(error) === sqlStates.uniqueViolation && sqlConstraint(error) === 'participants_cpf'
  throw isCpf ? ApiError.fields({ cpf: texts.cpfTaken }) : error
}

/** Registrations that nobody confirmed take nothing from anybody. */
async function isTaken({ db, station }: Pick<ApiContext, 'db' | 'station'>, cpf: string): Promise<boolean> {
  const of = inStation(
    participants,
    { station },
    eq(participants.cpf, cpf),
    ne(participants.status, 'inactive'),
  )
  return (await db.$count(participants, of)) > 0
}

/** Whether an account says which CPF pays. */
export async function hasCpf({ db, station }: ApiContext, participantId: number): Promise<boolean> {
  const itself = withId(participants, { station }, participantId, isNotNull(participants.cpf))
  return (await db.$count(participants, itself)) > 0
}
