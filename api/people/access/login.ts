import { desc, eq, sql } from 'drizzle-orm'
import type { SessionAnswer } from '#contract/people/access/schemas.ts'
import { deviceName } from '#contract/people/account/device-name.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { fullUntil, sendMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { isBlocked } from './account-state.ts'
import { addressLoads, uncountAddress } from './address-load.ts'
import { type Identifier, unknownLogin } from './events.ts'
import { deviceToken, knownDevice, wasSeen } from './known-device.ts'
import { createTempToken } from './login-token.ts'
import { countTry, forgetOwnTries, triesLevel } from './login-tries.ts'
import { passCaptcha } from './pass-captcha.ts'
import { beginPendingLogin } from './pending-login.ts'
import { startSessionByPassword } from './start-session.ts'
import { participants } from './tables.ts'
import { accessTexts } from './texts.ts'
import { userAnswer } from './user-answer.ts'

export type LoginInput = {
  identifier: Identifier
  password: string
  captcha?: string | undefined
  website?: string | undefined
  started_at?: string | undefined
  /** Of browsers that logged in before. */
  devices?: string[] | undefined
}

/**
 * Log-in by e-mail or CPF (ACC-01..04). Many tries of one address or of one identifier cost more work; ten wrong ones of
 * one address or one known browser end there, and only a hundred shut an identifier to strangers (SEC-12). A success
 * gives its try back. Answer, text, limits and time do not tell whether an account exists, or which it is (GAP-15).
 * Of who has codes in two steps the password begins no session: it answers `code_needed`, with what goes with the code (PPL-26).
 * @throws too_many_requests, invalid_input (captcha), invalid_credentials, affiliate_not_registered, code_needed
 */
export async function login(ctx: ApiContext, input: LoginInput, urls: UrlSettings): Promise<SessionAnswer> {
  const account = await accountInStation(ctx, input.identifier)
  const trier = {
    typed: input.identifier.value,
    accountId: account?.id ?? null,
    device: account ? await knownDevice(ctx, account, input.devices) : null,
  }
  const level = await triesLevel(ctx, trier)
  const counted = await passCaptcha(ctx, input, { level, typed: trier.typed, load: addressLoads.login })
  const mayEnter = await countTry(ctx, trier)
  const isRight = await ctx.ports.passwords.verify(account?.passwordHash ?? null, input.password)
  const isAsked = account !== undefined && account.codesSince !== null && isRight && mayEnter
  const isIn = account && isRight && mayEnter && !isAsked
  const session = isIn ? await startSessionByPassword(ctx, account) : null
  if (!account || !(session || isAsked)) throw await refusal(ctx, input.identifier, account !== undefined)
  if (counted === addressLoads.login) await uncountAddress(ctx, counted)
  await forgetOwnTries(ctx, trier)
  if (!session) throw await codeNeeded(ctx, account)
  return answerLogin(ctx, { account, session, devices: input.devices }, urls)
}

async function codeNeeded(ctx: ApiContext, { id }: Account): Promise<ApiError> {
  const details = { pending: await beginPendingLogin(ctx, id) }
  return new ApiError('code_needed', accessTexts.codeNeeded, { details })
}

type Entered = {
  account: Account
  session: { token: string; expiresAt: Date }
  devices: string[] | undefined
  /** The log-in ended with a code (PPL-26). */
  isByCode?: boolean
}

/** What a log-in that was let through answers; of a browser that had not been in its person is told. */
export async function answerLogin(
  ctx: ApiContext,
  { account, session, devices, isByCode = false }: Entered,
  urls: UrlSettings,
): Promise<SessionAnswer> {
  if (isOften(account) && !(await wasSeen(ctx, account, devices))) await tellNewBrowser(ctx, account, urls)
  const { token, expiresAt } = session
  const user = await userAnswer(ctx, account)
  const tempToken = await managementToken(ctx, account, isByCode)
  const device = await deviceToken(ctx, account)
  return { ...user, token, expires_at: expiresAt.toISOString(), tempToken, device }
}

/** Who comes for the first time has no browser yet, and who may not come in has nothing to be taken. */
const isOften = (account: Account) => !account.firstLogin && !isBlocked(account)

/** A token for the redirect to the management host, once the onboarding is done (STN-013). */
async function managementToken(ctx: ApiContext, account: Account, isByCode: boolean): Promise<string | null> {
  const { managementRedirect } = ctx.station.config.behaviour
  const hasFinishedOnboarding = account.briefingDone && !account.firstLogin && !isBlocked(account)
  return managementRedirect && hasFinishedOnboarding ? createTempToken(ctx, account.id, { isByCode }) : null
}

type Account = typeof participants.$inferSelect

async function accountInStation({ db, station }: ApiContext, { by, value }: Identifier) {
  const column = by === 'cpf' ? participants.cpf : participants.email
  const [row] = await db
    .select()
    .from(participants)
    .where(inStation(participants, { station }, eq(column, value)))
    .orderBy(...confirmedFirst)
    .limit(1)
  return row
}

/** 401 with the affiliate's data leads to registration; 401 without stays at the log-in (GAP-15). */
async function refusal(ctx: ApiContext, identifier: Identifier, isKnown: boolean): Promise<ApiError> {
  const affiliated = isKnown ? null : (await unknownLogin.ask(ctx, identifier)).find((one) => one !== null)
  return affiliated
    ? new ApiError('affiliate_not_registered', accessTexts.affiliate, { details: { affiliated } })
    : new ApiError('invalid_credentials', accessTexts.wrongCredentials)
}

/**
 * The order in which accounts of one e-mail or CPF are meant: the one that is confirmed, else the newest of those that
 * wait for their confirmation (ADR 0035), else one that the team brought and nobody has opened (ADR 163).
 */
export const confirmedFirst = [
  sql`${participants.status} in ('imported', 'invited')`,
  sql`${participants.status} = 'inactive'`,
  desc(participants.createdAt),
  desc(participants.id),
]

/** Of one mailbox, from all stations together: whoever keeps no cookies is told a few times and then left in peace. */
const perMailbox = [
  { name: 'new-browser-mailbox', points: 3, durationSeconds: 3600 },
  { name: 'new-browser-mailbox-day', points: 10, durationSeconds: 24 * 3600 },
]

/**
 * Tells somebody by mail that their account was entered from a browser that had not been in before (SEC-12). What the browser calls
 * itself is said in names of ours only: anybody can say anything there.
 */
async function tellNewBrowser(
  ctx: ApiContext,
  { email, name }: { email: string; name: string },
  urls: UrlSettings,
): Promise<void> {
  if (await fullUntil(ctx, email, perMailbox)) return
  const { browser, system } = deviceName(ctx.userAgent ?? null)
  const mail = await renderMail(ctx.station, urls, {
    kind: 'new-browser',
    name,
    at: ctx.ports.clock.now(),
    browser: [browser, system].filter((part) => part !== null).join(', '),
    recoveryLink: `${stationUrl(ctx.station, urls)}/esqueci-minha-senha`,
  })
  await sendMail(ctx, { stationId: ctx.station.id, kind: 'new_browser', to: email, ...mail })
}
