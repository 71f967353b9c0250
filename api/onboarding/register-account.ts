import type { SignupValues } from '#contract/onboarding/schemas.ts'
import { createParticipant } from '../access/index.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { acceptInvite } from '../invitations/index.ts'
import type { AffiliateRow } from './affiliates.ts'
import { recordConsents } from './record-consents.ts'
import { identityOf } from './same-person.ts'
import { writeOverPending } from './write-over-pending.ts'

type Registration = {
  values: SignupValues
  passwordHash: string
  /** The account this browser registered before, if it has not been confirmed. */
  ownId: number | null
  affiliate: AffiliateRow | null
}

/**
 * Writes a new account, or writes over one that nobody confirmed, with its consents and its invitation; in the
 * transaction of `ctx`. `lostInvite`: the invitation stopped counting in between.
 * @throws invalid_input with fields when the e-mail or CPF is taken
 */
export async function registerAccount(
  ctx: ApiContext,
  { values, passwordHash, ownId, affiliate }: Registration,
): Promise<{ accountId: number; lostInvite: boolean }> {
  const now = ctx.ports.clock.now()
  const person = {
    email: values.email ?? '',
    cpf: values.cpf ?? null,
    name: values.name ?? '',
    tel: values.tel ?? null,
    birthday: values.birthday ?? null,
    state: values.state ?? null,
    city: values.city ?? null,
    status: 'inactive' as const,
    passwordHash,
    createdAt: now,
  }
  const question = { ...identityOf(values, affiliate), ownId, now }
  // Sent twice in the same instant, the second one finds the account of the first and writes over it.
  const accountId =
    (await writeOverPending(ctx, question, person)) ??
    (await createParticipant(ctx, person))?.id ??
    (await writeOverPending(ctx, question, person))
  if (!accountId) throw new ApiError('conflict')
  await recordConsents(ctx, accountId, values.accepted ?? [])
  const invite = values.member_get_member
  const isInvited = invite ? await acceptInvite(ctx, accountId, invite) : false
  return { accountId, lostInvite: Boolean(invite) && !isInvited }
}
