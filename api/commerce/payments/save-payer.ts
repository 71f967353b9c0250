import { eq, lte, ne, or, sql } from 'drizzle-orm'
import { isOfPayments, lockParticipant, memberOf } from '../../people/access/index.ts'
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
/** Of an account that has one already: a correction or two, and nobody asks whose all the others are. */
const correctionsPerDay = { name: 'payer-corrected', points: 5, durationSeconds: 86_400 }

/**
 * The CPF of the caller, where the account has none or one that only a payment gave: gateways charge nobody without (CAR-06). Twice is
 * once.
 * @throws invalid_input for the CPF of another account, too_many_requests
 */
export async function savePayer(outer: ApiContext, { cpf }: { cpf: string }): Promise<Record<string, never>> {
  const id = memberOf(outer)
  await limitCpfs(outer, id, { cpf, often: perHour })
  return inTransaction(outer, async (ctx) => {
    await lockParticipant(ctx, id)
    await completePayer(ctx, id, { cpf })
    return {}
  })
}

/** Counts a CPF that comes with a purchase, as `savePayer` does. Outside transactions. @throws too_many_requests */
export async function limitTypedCpf(ctx: ApiContext, cpf: string | undefined): Promise<void> {
  if (cpf) await limitCpfs(ctx, memberOf(ctx), { cpf, often: perHourOfPurchase })
}

type Counted = { cpf: string; often: typeof perHour }

/** Of an account that keeps its CPF, or has this one, what is typed says nothing of anybody: it counts nothing (SEC-107). */
async function limitCpfs(ctx: ApiContext, id: number, { cpf, often }: Counted): Promise<void> {
  const known = await payerCpf(ctx, id)
  if (!known.isAsked || known.cpf === cpf) return
  const key = `${ctx.station.id}:${id}`
  await limit(ctx, { ...often, key })
  if (known.cpf) await limit(ctx, { ...correctionsPerDay, key })
}

/**
 * CPF and birthday of a buyer whose account has none yet (PLN-03). What came with a payment is corrected by the next one until one is
 * paid; what came with the account, and a CPF that an owner confirmed, is not changed by a purchase (GAP-156). Under the lock of the
 * account. @throws invalid_input for the CPF of another account
 */
export async function completePayer(
  { db, station, ports }: ApiContext,
  participantId: number,
  typed: { cpf?: string | undefined; birthday?: string | undefined },
): Promise<void> {
  const itself = withId(participants, { station }, participantId)
  const [person] = await db.select().from(participants).where(itself)
  if (!person) return
  const taken = (['cpf', 'birthday'] as const).filter(
    (name) => typed[name] && typed[name] !== person[name] && isOfPayments(person, name),
  )
  if (taken.length === 0) return
  const now = ports.clock.now()
  const values = {
    ...(taken.includes('cpf') && { cpf: typed.cpf, cpfTypedAt: now }),
    ...(taken.includes('birthday') && { birthday: typed.birthday, birthdayTypedAt: now }),
  }
  if (values.cpf && (await isTaken({ db, station }, values.cpf)))
    throw ApiError.fields({ cpf: texts.cpfTaken })
  await db.update(participants).set(values).where(itself).catch(throwAsTaken)
}

/**
 * A payment was paid: what its payer had typed when it was made is the account's from now on; what was typed since may still be
 * corrected (GAP-156). Under the lock of the account.
 */
export async function keepPayer(
  { db, station }: ApiContext,
  { participantId, createdAt }: { participantId: number; createdAt: Date },
): Promise<void> {
  const { cpfTypedAt, birthdayTypedAt } = participants
  const later = (typedAt: typeof cpfTypedAt | typeof birthdayTypedAt) =>
    sql`case when ${typedAt} > ${sql.param(createdAt, typedAt)} then ${typedAt} end`
  const isTyped = or(lte(cpfTypedAt, createdAt), lte(birthdayTypedAt, createdAt))
  await db
    .update(participants)
    .set({ cpfTypedAt: later(cpfTypedAt), birthdayTypedAt: later(birthdayTypedAt) })
    .where(withId(participants, { station }, participantId, isTyped))
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

/** The CPF with which an account pays, and whether its next payment asks for it. */
export async function payerCpf(
  { db, station }: ApiContext,
  participantId: number,
): Promise<{ cpf: string | null; isAsked: boolean }> {
  const itself = withId(participants, { station }, participantId)
  const [person] = await db.select().from(participants).where(itself)
  return { cpf: person?.cpf ?? null, isAsked: !person || isOfPayments(person, 'cpf') }
}
