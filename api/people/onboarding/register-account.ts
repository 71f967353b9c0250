import { eq, ne, or } from 'drizzle-orm'
import type { SignupValues } from '#contract/people/onboarding/schemas.ts'
import { askedIn, versionOf } from '#contract/stations/registry/legal-said.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { createParticipant } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { writeOwnFields } from '../own-fields/index.ts'
import type { AffiliateRow } from './affiliates.ts'
import { inviteAccepted } from './events.ts'
import { consents } from './tables.ts'
import { isUnopened } from './take-over.ts'
import { onboardingTexts } from './texts.ts'

type Registration = {
  values: SignupValues
  passwordHash: string
  /** What this browser registered before: it is corrected by being made anew, if nobody has confirmed it. */
  earlierId: number | null
  affiliate: AffiliateRow | null
}

/**
 * Writes a new account that waits for its confirmation, with its consents and its invitation, in the transaction of
 * `ctx`. Others that wait for the same e-mail or CPF stay as they are: whose code comes back first, has them (SEC-08).
 * `lostInvite`: the invitation stopped counting in between.
 * @throws invalid_input with fields when the e-mail or CPF is taken
 */
export async function registerAccount(
  ctx: ApiContext,
  { values, passwordHash, earlierId, affiliate }: Registration,
): Promise<{ accountId: number; lostInvite: boolean }> {
  const taken = await takenFields(ctx, identityOf(values, affiliate))
  if (Object.keys(taken).length > 0) throw ApiError.fields(taken)
  if (earlierId !== null) await dropUnconfirmed(ctx, earlierId)
  const account = await createParticipant(ctx, {
    email: values.email ?? '',
    cpf: values.cpf ?? null,
    name: values.name ?? '',
    tel: values.tel ?? null,
    birthday: values.birthday ?? null,
    state: values.state ?? null,
    city: values.city ?? null,
    status: 'inactive',
    passwordHash,
  })
  if (!account) throw new ApiError('conflict')
  await recordConsents(ctx, account.id, values.accepted ?? [])
  await writeOwnFields(ctx, 'signup', account.id, values.own ?? {})
  const invite = values.member_get_member
  const counts = invite?.code
    ? await inviteAccepted.ask(ctx, { id: account.id, inviteCode: invite.code })
    : []
  return { accountId: account.id, lostInvite: Boolean(invite) && !counts.includes(true) }
}

const unconfirmed = (ctx: ApiContext, id: number) =>
  withId(participants, ctx, id, eq(participants.status, 'inactive'))

/** Holds what a registration is about to replace until the transaction ends, if nobody has confirmed it. */
export async function lockUnconfirmed(ctx: ApiContext, id: number): Promise<void> {
  await ctx.db.select({ id: participants.id }).from(participants).where(unconfirmed(ctx, id)).for('update')
}

/** With its wallet, sessions, codes, consents and invitation. */
async function dropUnconfirmed(ctx: ApiContext, id: number): Promise<void> {
  await ctx.db.delete(participants).where(unconfirmed(ctx, id))
}

type Document = typeof consents.$inferInsert.document

/**
 * Notes what somebody agreed to, in the version the station has today, at this moment. Twice is once (GAP-32). Whoever agrees to the terms has
 * answered what the station asked of its members before (PPL-33).
 */
export async function recordConsents(
  { db, station, ports }: ApiContext,
  participantId: number,
  documents: readonly Document[],
): Promise<void> {
  if (documents.length === 0) return
  const { legal } = station.config
  const acceptedAt = ports.clock.now()
  await db
    .insert(consents)
    .values(
      documents.map((document) => ({
        ...{ stationId: station.id, participantId, document, acceptedAt },
        ...versionOf(legal, document === 'privacy' ? 'privacy' : 'terms'),
      })),
    )
    .onConflictDoNothing()
  if (!documents.includes('terms') || askedIn(legal) === 0) return
  await db
    .update(participants)
    .set({ legalAsked: askedIn(legal) })
    .where(withId(participants, { station }, participantId))
}

type Account = typeof participants.$inferSelect
type Identity = { email?: string | undefined; cpf?: string | undefined; isAffiliate?: boolean }

/** Who somebody says they are; for affiliates, who the list says. Pure. */
export const identityOf = (typed: Identity, affiliate: AffiliateRow | null): Identity =>
  affiliate ? { email: affiliate.email ?? undefined, cpf: affiliate.cpf, isAffiliate: true } : typed

/** Field errors of an e-mail or CPF that a confirmed account of the station has (ONB-01). */
export async function takenFields(ctx: ApiContext, identity: Identity): Promise<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const account of await accountsOf(ctx, identity)) {
    if (isUnopened(account)) {
      Object.assign(problems, problemsOfUnopened(account, identity))
      continue
    }
    if (account.cpf === identity.cpf) problems.cpf = onboardingTexts.cpfTaken
    // An affiliate's e-mail is not on the form: it is said where they can see it.
    else if (identity.isAffiliate) problems.cpf = onboardingTexts.affiliateEmailTaken
    if (account.email === identity.email && !identity.isAffiliate) problems.email = onboardingTexts.emailTaken
  }
  return problems
}

/**
 * An account that the team brought is opened by whoever proves its e-mail, and by nobody who only knows its CPF (ADR 163): another e-mail is
 * refused, and so is another CPF. Pure.
 */
function problemsOfUnopened(account: Account, { email, cpf }: Identity): Record<string, string> {
  if (account.email === email)
    return cpf && account.cpf && account.cpf !== cpf ? { email: onboardingTexts.emailTaken } : {}
  return email === undefined ? {} : { cpf: onboardingTexts.cpfOfTeam }
}

/** Accounts of the station with this e-mail or CPF: none to two. What nobody confirmed is nobody's (ADR 0035). */
async function accountsOf({ db, station }: ApiContext, { email, cpf }: Identity): Promise<Account[]> {
  const known = [
    ...(email ? [eq(participants.email, email)] : []),
    ...(cpf ? [eq(participants.cpf, cpf)] : []),
  ]
  if (known.length === 0) return []
  return db
    .select()
    .from(participants)
    .where(inStation(participants, { station }, ne(participants.status, 'inactive'), or(...known)))
}
