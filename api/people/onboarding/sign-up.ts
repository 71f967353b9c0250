import { eq } from 'drizzle-orm'
import type { AnswerInput } from '#contract/endpoint.ts'
import type { signupParticipant as call } from '#contract/people/onboarding/endpoints.ts'
import { maskEmail } from '#contract/people/onboarding/mask-address.ts'
import type { SignupValues } from '#contract/people/onboarding/schemas.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { participants } from '../access/tables.ts'
import { signupFields, writeOwnFields } from '../own-fields/index.ts'
import { newestCode, type PreparedCode, prepareCode, storeCode } from './activation-mail.ts'
import { type AffiliateRow, affiliateOf } from './affiliates.ts'
import { methodsOf } from './get-signup-draft.ts'
import { entryProblems } from './may-join.ts'
import { personRules } from './person-rules.ts'
import { identityOf, lockUnconfirmed, registerAccount, takenFields } from './register-account.ts'
import { passResendGate } from './resend-gate.ts'
import { newSecret } from './secret.ts'
import { findDraft, lockDraft, type SignupDraftRow, saveDraft } from './signup-draft.ts'
import {
  mergeValues,
  missingBoxes,
  missingFields,
  ownProblems,
  passSignupLimits,
  type SignupInput,
  withAffiliate,
} from './signup-rules.ts'
import { onboardingTexts } from './texts.ts'

type Registration = SignupInput & { password: string }
type Answer = AnswerInput<typeof call>
type Options = {
  urls: UrlSettings
  /** The older payload has no boxes: the onboarding asks for them (D1§3). */
  boxesLater?: boolean
}

/**
 * Registers a participant: account, consents, invitation and the code's mail in one transaction (ONB-05). The account
 * stays inactive until the code comes back. Affiliates get theirs once they chose how; so does whose mailbox has just
 * been sent one.
 * @throws invalid_input with fields, prerequisites_missing, gone, too_many_requests
 */
export async function signUp(
  ctx: ApiContext,
  input: Registration,
  { urls, boxesLater = false }: Options,
): Promise<Answer> {
  const draft = await findDraft(ctx, input.draft)
  if (input.draft && !draft) throw new ApiError('gone', onboardingTexts.draftGone)
  await passSignupLimits(ctx, draft, input)
  const affiliate = await affiliateOf(ctx, { cpf: input.cpf ?? draft?.values.cpf, draft })
  const typed = mergeValues(draft?.values ?? {}, input)
  const values = checked(ctx, typed, affiliate, boxesLater)
  refuseFields({
    ...(await entryProblems(ctx, { values, affiliate })),
    ...ownProblems(await signupFields(ctx), values.own ?? {}),
  })
  const registration = { typed, values, draft, affiliate, handle: input.draft }

  const earlier = await earlierAccount(ctx, draft)
  if (earlier && (await isSentAgain(ctx, earlier, values, input.password))) {
    const own = values.own ?? {}
    await inTransaction(ctx, (ctx) => writeOwnFields(ctx, 'signup', earlier.id, own))
    return answerOf(ctx, registration, earlier.id)
  }
  refuseFields(await takenFields(ctx, identityOf(values, affiliate)))
  const passwordHash = await ctx.ports.passwords.hash(input.password)
  const code = await firstCode(ctx, urls, { name: values.name ?? '', email: values.email ?? '', affiliate })
  return inTransaction(ctx, (ctx) => write(ctx, { ...registration, passwordHash, code }))
}

function refuseFields(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw ApiError.fields(problems)
}

type Written = {
  typed: SignupValues
  values: SignupValues
  draft: SignupDraftRow | null
  affiliate: AffiliateRow | null
  handle: string | undefined
}

async function write(
  ctx: ApiContext,
  registration: Written & { passwordHash: string; code: FirstCode },
): Promise<Answer> {
  const { values, draft, affiliate, handle, passwordHash, code } = registration
  const earlierId = draft?.participantId ?? null
  // The account it replaces first: whoever confirms it holds it and waits for the draft (ADR 24).
  if (earlierId !== null) await lockUnconfirmed(ctx, earlierId)
  const now = draft && handle ? await lockDraft(ctx, handle) : null
  // Sent twice in the same instant, the first one counts.
  if (draft && now?.participantId && now.participantId !== draft.participantId) {
    await storeIfUnsent(ctx, now.participantId, registration)
    return answerOf(ctx, registration, now.participantId)
  }
  const { accountId, lostInvite } = await registerAccount(ctx, { values, passwordHash, affiliate, earlierId })
  await storeCode(ctx, { participantId: accountId, isRegistrants: true }, code)
  const notices = [...(code.notice ? [code.notice] : []), ...(lostInvite ? [onboardingTexts.inviteLost] : [])]
  return answerOf(ctx, registration, accountId, notices)
}

/** Of two at the same instant one is let through to the mailbox, and it need not be the one that made the account. */
async function storeIfUnsent(
  ctx: ApiContext,
  participantId: number,
  { values, code }: Written & { code: FirstCode },
): Promise<void> {
  const newest = await newestCode(ctx, participantId)
  if (code.mail && newest && !newest.isSent && newest.email === values.email)
    await storeCode(ctx, { participantId, isRegistrants: true }, code)
}

/** What became of it. It stays open, so that a mistyped e-mail can be put right from the same browser. */
async function answerOf(
  ctx: ApiContext,
  { typed, values, draft, affiliate, handle }: Written,
  accountId: number,
  notices: string[] = [],
): Promise<Answer> {
  const kept = await saveDraft(ctx, draft && handle ? handle : null, {
    values: typed,
    affiliateId: affiliate?.id ?? null,
    participantId: accountId,
    isPerson: true,
  })
  const code = await newestCode(ctx, accountId)
  if (!code) throw new ApiError('gone', onboardingTexts.draftGone)
  const email = affiliate ? maskEmail(values.email ?? '') : (values.email ?? '')
  return {
    user_id: accountId,
    email,
    hash: code.isSent ? code.reference : null,
    methods: code.isSent ? [] : methodsOf(code.reference, { email, tel: null }),
    draft: kept,
    messages: [onboardingTexts.registered, ...notices],
  }
}

/** The data of the account to be, complete and right. */
function checked(
  { station, ports }: ApiContext,
  typed: SignupValues,
  affiliate: AffiliateRow | null,
  boxesLater: boolean,
): SignupValues {
  const { behaviour } = station.config
  const whole = affiliate ? withAffiliate(typed, affiliate) : typed
  const { person, problems } = personRules(whole, station.config, ports.clock.now())
  const question = { variant: behaviour.signup, isAffiliate: affiliate !== null }
  const all = {
    ...missingFields('account', question, person),
    ...(boxesLater ? {} : missingBoxes(question, person)),
    ...problems,
  }
  refuseFields(all)
  if (affiliate && !affiliate.email) throw new ApiError('prerequisites_missing', onboardingTexts.noMethod)
  return person
}

type Account = typeof participants.$inferSelect

const compared = ['email', 'cpf', 'name', 'tel', 'birthday', 'state', 'city'] as const

/** What a registration under way has led to and nobody has confirmed yet. */
async function earlierAccount(
  { db, station }: ApiContext,
  draft: SignupDraftRow | null,
): Promise<Account | null> {
  if (!draft?.participantId) return null
  const [row] = await db
    .select()
    .from(participants)
    .where(withId(participants, { station }, draft.participantId, eq(participants.status, 'inactive')))
  return row ?? null
}

/** Whether a registration is the one that was made before: its answer was lost, or the button pressed twice. */
async function isSentAgain(
  { ports }: ApiContext,
  earlier: Account,
  values: SignupValues,
  password: string,
): Promise<boolean> {
  const isSame = compared.every((field) => (values[field] ?? null) === earlier[field])
  return isSame && ports.passwords.verify(earlier.passwordHash, password)
}

/** The first code of a registration, or only its name; `notice`: why it was not sent. */
type FirstCode = (PreparedCode | { reference: string; mail: null }) & { notice?: string }

/**
 * The code that goes out with a registration. A mailbox gets no more of them than of those that are asked for again,
 * however many register with it at once (SEC-13): the registration is kept, and its code asked for later.
 */
async function firstCode(
  ctx: ApiContext,
  urls: UrlSettings,
  { name, email, affiliate }: { name: string; email: string; affiliate: AffiliateRow | null },
): Promise<FirstCode> {
  if (affiliate) return { reference: newSecret(), mail: null }
  try {
    await passResendGate(ctx, email)
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.code !== 'too_many_requests') throw refusal
    return { reference: newSecret(), mail: null, notice: refusal.message }
  }
  return prepareCode(ctx, urls, { name, email })
}
