import { and, eq, gt, isNull } from 'drizzle-orm'
import type { AnswerInput, ParsedInput } from '#contract/endpoint.ts'
import type {
  acceptPersonInvitation as acceptCall,
  checkPersonInvitation as checkCall,
} from '#contract/people/imported/endpoints.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { deviceToken, linkTokenId, slowAddress, startSession, userAnswer } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { accountConfirmed, accountConfirming, recordConsents } from '../onboarding/index.ts'
import { personInvitations } from './tables.ts'
import { importedTexts as texts } from './texts.ts'
import { isUnopened, personOf } from './unopened.ts'

/** Links an address tries in an hour before it waits. */
const perAddress = { name: 'first-access-address', free: 60, durationSeconds: 3600 }

/** The person of a link that still opens something: with another e-mail than it was sent to it opens nothing. */
async function personOfLink(ctx: ApiContext, token: string) {
  const [row] = await ctx.db
    .select({ id: participants.id, name: participants.name, email: participants.email })
    .from(personInvitations)
    .innerJoin(participants, personOf)
    .where(
      inStation(
        personInvitations,
        ctx,
        eq(personInvitations.tokenId, linkTokenId(token)),
        eq(personInvitations.email, participants.email),
        gt(personInvitations.expiresAt, ctx.ports.clock.now()),
        isNull(personInvitations.acceptedAt),
        isUnopened,
      ),
    )
  return row ?? null
}

/** Whom a link is for; it changes nothing, for programs open the links of mails (PPL-20). @throws too_many_requests */
export async function checkPersonInvitation(
  ctx: ApiContext,
  token: string,
): Promise<AnswerInput<typeof checkCall>> {
  await slowAddress(ctx, perAddress)
  const person = await personOfLink(ctx, token)
  return person
    ? { state: 'open', name: person.name, email: person.email }
    : { state: 'over', name: '', email: '' }
}

type Accepted = ParsedInput<typeof acceptCall>['body']

/**
 * Opens an account that the team brought: the mail proves whose it is. Its person chose a password and accepts the terms; a session begins.
 * @throws gone where the link is over, too_many_requests
 */
export async function acceptPersonInvitation(
  outer: ApiContext,
  { token, password }: Pick<Accepted, 'token' | 'password'>,
): Promise<AnswerInput<typeof acceptCall>> {
  await slowAddress(outer, perAddress)
  if (!(await personOfLink(outer, token))) throw new ApiError('gone', texts.over)
  const passwordHash = await outer.ports.passwords.hash(password)
  return inTransaction(outer, async (ctx) => {
    const person = await personOfLink(ctx, token)
    if (!person) throw new ApiError('gone', texts.over)
    const [row] = await ctx.db
      .update(participants)
      .set({ status: 'active', passwordHash, emailProvedAt: ctx.ports.clock.now() })
      .where(and(withId(participants, ctx, person.id), isUnopened))
      .returning()
    if (!row) throw new ApiError('gone', texts.over)
    await recordConsents(ctx, row.id, ['terms', 'privacy'])
    const told = await accountConfirming.ask(ctx, row)
    await accountConfirmed.publish(ctx, row)
    const { token: session, expiresAt } = await startSession(ctx, row.id)
    const user = await userAnswer(ctx, row)
    const device = await deviceToken(ctx, row)
    const messages = [texts.opened, ...told]
    return { ...user, token: session, expires_at: expiresAt.toISOString(), tempToken: null, messages, device }
  })
}

/** Whoever opens an account, by the link or by signing up with its e-mail, has accepted. */
export async function noteAccepted(
  { db, station, ports }: ApiContext,
  { id }: { id: number },
): Promise<void> {
  await db
    .update(personInvitations)
    .set({ acceptedAt: ports.clock.now(), dueAt: null })
    .where(
      inStation(
        personInvitations,
        { station },
        eq(personInvitations.participantId, id),
        isNull(personInvitations.acceptedAt),
      ),
    )
}
