import { and, eq, or } from 'drizzle-orm'
import { participants } from '../access/tables.ts'
import type { ApiContext } from '../context.ts'
import type { AffiliateRow } from './affiliates.ts'
import { onboardingTexts } from './texts.ts'

type Account = typeof participants.$inferSelect
type Identity = { email?: string | undefined; cpf?: string | undefined; isAffiliate?: boolean }

export type TakenQuestion = Identity & {
  /** The account this browser's registration led to: its own, to be corrected. */
  ownId: number | null
  now: Date
}

/** How long an account that nobody confirmed keeps its e-mail and CPF from others. */
export const pendingMs = 24 * 60 * 60 * 1000

/** Who somebody says they are; for affiliates, who the list says. Pure. */
export const identityOf = (typed: Identity, affiliate: AffiliateRow | null): Identity =>
  affiliate ? { email: affiliate.email ?? undefined, cpf: affiliate.cpf, isAffiliate: true } : typed

/**
 * Accounts of the station with this e-mail or CPF, and the browser's own: none to three. `lock` holds them until the
 * transaction ends.
 */
export async function accountsOf(
  { db, station }: ApiContext,
  { email, cpf, ownId }: Omit<TakenQuestion, 'now'>,
  lock = false,
): Promise<Account[]> {
  const known = [
    ...(email ? [eq(participants.email, email)] : []),
    ...(cpf ? [eq(participants.cpf, cpf)] : []),
    ...(ownId ? [and(eq(participants.id, ownId), eq(participants.status, 'inactive'))] : []),
  ]
  if (known.length === 0) return []
  const query = db
    .select()
    .from(participants)
    .where(and(eq(participants.stationId, station.id), or(...known)))
    .orderBy(participants.id)
  return lock ? query.for('update') : query
}

/** An account that nobody confirmed makes room for the same person, for a correction, and after a day for anybody. */
function makesRoom(account: Account, { email, cpf, ownId, now }: TakenQuestion): boolean {
  if (account.status !== 'inactive') return false
  const isSame = account.email === email && account.cpf === cpf
  return isSame || account.id === ownId || now.getTime() - account.createdAt.getTime() >= pendingMs
}

/** Field errors of an e-mail or CPF that somebody has (ONB-01). Pure. */
export function takenFields(accounts: Account[], question: TakenQuestion): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const account of accounts) {
    if (makesRoom(account, question)) continue
    const isPending = account.status === 'inactive'
    if (account.cpf === question.cpf)
      problems.cpf = isPending ? onboardingTexts.cpfPending : onboardingTexts.cpfTaken
    // An affiliate's e-mail is not on the form: it is said where they can see it.
    else if (question.isAffiliate) problems.cpf = onboardingTexts.affiliateEmailTaken
    if (account.email === question.email && !question.isAffiliate)
      problems.email = isPending ? onboardingTexts.emailPending : onboardingTexts.emailTaken
  }
  return problems
}
