import { eq } from 'drizzle-orm'
import type { SignupValues } from '#contract/people/onboarding/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { createParticipant } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import type { AffiliateRow } from './affiliates.ts'
import { inviteAccepted } from './events.ts'
import { recordConsents } from './record-consents.ts'
import { identityOf, takenFields } from './same-person.ts'

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
