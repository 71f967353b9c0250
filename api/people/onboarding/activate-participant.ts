import { and, eq, inArray, ne } from 'drizzle-orm'
import type { AnswerInput, ParsedInput } from '#contract/endpoint.ts'
import type { activateParticipant as call } from '#contract/people/onboarding/endpoints.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { sqlConstraint, sqlState, sqlStates } from '../../platform/db/client.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { sendMail } from '../../platform/mail/index.ts'
import { limit, networkOf } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { type RenderedMail, renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { deviceToken, slowAddress, startSession, userAnswer } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { isSubscribed, unsubscribeLink } from '../links/index.ts'
import { codeHashOf, linkHashOf } from './activation-mail.ts'
import { isForTeam } from './approval.ts'
import { accountConfirmed, accountConfirming } from './events.ts'
import { codesBy, isAddressOf, type SentCode } from './pending-account.ts'
import { dropDraftsOf, findDraft } from './signup-draft.ts'
import { activations } from './tables.ts'
import { takeOver } from './take-over.ts'
import { onboardingTexts } from './texts.ts'

type Attempt = ParsedInput<typeof call>['body']
const texts = onboardingTexts.activation
/** Codes and links an address tries in a quarter of an hour before it waits: each made-up page is counted in a row. */
const perAddress = { name: 'activate-address', free: 60, durationSeconds: 900 }

/**
 * Confirms the registration that a code or a link was sent for; a session begins (ACC-12, ACC-13). Until the right
 * digits or a link are there, every account is answered like none at all (SEC-10); a link works once.
 * @throws invalid_input with fields, gone, already_done, conflict, too_many_requests
 */
export async function activateParticipant(
  ctx: ApiContext,
  attempt: Attempt,
  urls: UrlSettings,
): Promise<AnswerInput<typeof call>> {
  await slowAddress(ctx, perAddress)
  const digits = digitsOf(attempt)
  const { sent, isOwn } = digits
    ? await tryDigits(ctx, { ...digits, email: attempt.email })
    : await byLink(ctx, attempt)
  if (sent.status === 'active' || sent.status === 'pending') throw new ApiError('already_done', texts.done)
  if (sent.status !== 'inactive') throw new ApiError('account_blocked', onboardingTexts.notYou)
  if (sent.usedAt || !sent.expiresAt || sent.expiresAt <= ctx.ports.clock.now())
    throw new ApiError('gone', digits ? texts.expired : texts.linkOver)
  await requirePassword(ctx, { sent, attempt, isOwn })
  return confirm(ctx, sent, urls)
}

/** Six digits alone are a code of the e-mail's; else `hash` is the page's reference, or a link's token. */
function digitsOf({ hash, code }: Attempt): { code: string; reference: string | null } | null {
  if (/^\d{6}$/.test(hash)) return { code: hash, reference: null }
  return code ? { code, reference: hash } : null
}

async function byLink(ctx: ApiContext, { hash, email }: Attempt) {
  const [sent] = await codesBy(ctx, { linkHash: linkHashOf(hash) })
  if (!sent || !isAddressOf(sent, email)) throw new ApiError('gone', texts.linkOver)
  return { sent, isOwn: false }
}

type Proof = { sent: SentCode; attempt: Attempt; isOwn: boolean }

/**
 * Whoever opens the link elsewhere shows by the password that the registration was theirs. It is asked for here where
 * several wait for one e-mail and nothing says which of them is of this browser: else the mailbox would confirm a
 * stranger's (ADR 0035).
 */
async function requirePassword(ctx: ApiContext, { sent, attempt, isOwn }: Proof): Promise<void> {
  const { password } = attempt
  if (password === undefined) {
    if (isOwn || (await isRegistrant(ctx, sent, attempt)) || (await isOnlyRegistration(ctx, sent))) return
    throw ApiError.fields({ password: texts.whichPassword })
  }
  const key = `${ctx.station.id}:#${sent.id}:${networkOf(ctx.address)}`
  await limit(ctx, { name: 'activate-password', key, points: 10, durationSeconds: 900 })
  if (!(await ctx.ports.passwords.verify(sent.passwordHash, password)))
    throw ApiError.fields({ password: texts.wrongPassword })
}

async function isRegistrant(ctx: ApiContext, sent: SentCode, attempt: Attempt): Promise<boolean> {
  if (ctx.actor.kind === 'participant' && ctx.actor.id === sent.id) return true
  return (await findDraft(ctx, attempt.draft))?.participantId === sent.id
}

async function isOnlyRegistration({ db, station }: ApiContext, { email }: SentCode): Promise<boolean> {
  const waiting = await db
    .select({ id: participants.id })
    .from(participants)
    .where(
      inStation(
        participants,
        { station },
        eq(participants.email, email),
        // One that the team brought waits for the same mailbox.
        inArray(participants.status, ['inactive', 'imported', 'invited']),
      ),
    )
    .limit(2)
  return waiting.length < 2
}

async function confirm(ctx: ApiContext, sent: SentCode, urls: UrlSettings) {
  const welcome = await renderMail(ctx.station, urls, {
    kind: 'welcome',
    name: sent.name,
    link: stationUrl(ctx.station, urls),
    unsubscribeLink: await unsubscribeLink(ctx, { participantId: sent.id }, urls),
  })
  return inTransaction(ctx, async (ctx) => {
    const waits = await isForTeam(ctx, sent.email)
    const row = await confirmRegistration(ctx, sent, waits)
    await useUp(ctx, sent)
    await dropDraftsOf(ctx, row.id)
    // Of who waits for the team the page that they are led to says so.
    const told = row.status === 'pending' ? [] : await opened(ctx, row, welcome)
    const { token, expiresAt } = await startSession(ctx, row.id)
    const user = await userAnswer(ctx, row)
    const messages = [onboardingTexts.codeValid, ...told]
    const device = await deviceToken(ctx, row)
    return { ...user, token, expires_at: expiresAt.toISOString(), tempToken: null, messages, device }
  })
}

/** What an account that is open from now on brings about. @returns what its person is told of it */
async function opened(ctx: ApiContext, row: Waiting, welcome: RenderedMail): Promise<string[]> {
  const told = await accountConfirming.ask(ctx, row)
  await accountConfirmed.publish(ctx, row)
  if (await isSubscribed(ctx, row.email))
    await sendMail(ctx, { ...welcome, stationId: ctx.station.id, kind: 'welcome', to: row.email })
  return told
}

/** So that the same code, sent again, is told that the account is open. */
async function useUp({ db, station, ports }: ApiContext, { reference }: SentCode): Promise<void> {
  await db
    .update(activations)
    .set({ usedAt: ports.clock.now() })
    .where(inStation(activations, { station }, eq(activations.reference, reference)))
}

type Waiting = { id: number; email: string }

/**
 * Makes a registration the account of its e-mail and CPF, in the transaction of `ctx`; where the team approves, it waits (PPL-15). Others that waited for the same
 * mailbox end with what belongs to them; they are locked first, in the order of their numbers, so that two codes at
 * once do not wait for each other. @throws already_done, conflict when the CPF was confirmed for another mailbox
 */
async function confirmRegistration(ctx: ApiContext, { id, email }: Waiting, waits: boolean) {
  const { db, ports } = ctx
  const waiting = inStation(
    participants,
    ctx,
    eq(participants.email, email),
    eq(participants.status, 'inactive'),
  )
  await db
    .select({ id: participants.id })
    .from(participants)
    .where(waiting)
    .orderBy(participants.id)
    .for('update')
  const emailProvedAt = ports.clock.now()
  const confirmed = waits
    ? ({ status: 'pending', emailProvedAt, askedAt: emailProvedAt } as const)
    : ({ status: 'active', emailProvedAt } as const)
  // Whom the team brought itself waits for nobody.
  const row =
    (await takeOver(ctx, { id, email }).catch(throwAsTaken)) ??
    (await db
      .update(participants)
      .set(confirmed)
      .where(and(waiting, eq(participants.id, id)))
      .returning()
      .then(([own]) => own)
      .catch(throwAsTaken))
  if (!row) throw new ApiError('already_done', onboardingTexts.activation.done)
  await db.delete(participants).where(and(waiting, ne(participants.id, id)))
  return row
}

/** A unique key says that somebody confirmed the same e-mail or CPF first. @throws already_done, conflict, other errors as they are */
function throwAsTaken(error: unknown): never {
  if (sqlState(error) !== sqlStates.uniqueViolation) throw error
  if (sqlConstraint(error) === 'participants_cpf') throw new ApiError('conflict', onboardingTexts.cpfTaken)
  throw new ApiError('already_done', onboardingTexts.activation.done)
}

type Digits = {
  code: string
  /** Of the page they were typed on; null when an e-mail and digits are all there is. */
  reference: string | null
  email: string
}

/** Wrong digits of one page, or of one network for one e-mail. The window is longer than a code lives. */
const maxTries = 5
/** Digits for one e-mail without a page, from wherever they come, in an hour. */
const perEmail = 30
/**
 * The code that somebody typed. Tries count against who makes them (the page, or address and e-mail), before anything is
 * looked up, and the same for e-mails and pages that nobody has: nobody else's code dies of them, and what is answered
 * tells nothing about an account (SEC-10). `isOwn`: the page is the registrant's.
 * @throws invalid_input with `fields.code`, gone
 */
async function tryDigits(ctx: ApiContext, { code, reference, email }: Digits) {
  const { station, address } = ctx
  const key = `${station.id}:${reference ?? `${networkOf(address)}:${email}`}`
  const exhausted = () => new ApiError('gone', texts.exhausted)
  const { left } = await limit(
    ctx,
    { name: 'activate-code', key, points: maxTries, durationSeconds: 900 },
    exhausted,
  )
  if (!reference) {
    const everybody = { name: 'activate-email', key: `${station.id}:${email}`, points: perEmail }
    await limit(ctx, { ...everybody, durationSeconds: 3600 }, exhausted)
  }
  const codes = await codesBy(ctx, reference ? { reference } : { email })
  const sent = codes.find(
    (one) => one.codeHash === codeHashOf(one.reference, code) && isAddressOf(one, email),
  )
  if (!sent) throw left > 0 ? ApiError.fields({ code: texts.wrong(left) }) : exhausted()
  const page = codes.find((one) => one.reference === reference)
  return { sent, isOwn: page?.isRegistrants ?? false }
}
