import type { AnswerInput } from '#contract/endpoint.ts'
import type { signupParticipant as call } from '#contract/onboarding/endpoints.ts'
import type { SignupValues } from '#contract/onboarding/schemas.ts'
import { hashPassword, passCaptcha } from '../access/index.ts'
import { type ApiContext, inTransaction } from '../context.ts'
import { sqlState, sqlStates } from '../db/client.ts'
import { ApiError } from '../errors.ts'
import { limit } from '../rate-limit/index.ts'
import type { UrlSettings } from '../stations/index.ts'
import { prepareCode } from './activation-mail.ts'
import { affiliateOf } from './affiliate-of.ts'
import type { AffiliateRow } from './affiliates.ts'
import { methodsOf } from './confirmation-methods.ts'
import { maskEmail } from './mask-address.ts'
import { personRules } from './person-rules.ts'
import { registerAccount } from './register-account.ts'
import { noteCodeRequest } from './resend-gate.ts'
import { newSecret } from './secret.ts'
import { findDraft, type SignupDraftRow, saveDraft } from './signup-draft.ts'
import { mergeValues, type SignupInput, withAffiliate } from './signup-input.ts'
import { missingBoxes, missingFields, needsCaptcha } from './signup-rules.ts'
import { storeCode } from './store-code.ts'
import { onboardingTexts } from './texts.ts'

type Registration = SignupInput & { password: string }
type Options = {
  urls: UrlSettings
  /** The older payload has no boxes: the onboarding asks for them (D1§3). */
  boxesLater?: boolean
}

const perHour = 30

/**
 * Registers a participant: account, consents, invitation and the code's mail in one transaction (ONB-05). The account
 * stays inactive until the code comes back. Affiliates get theirs once they chose how.
 * @throws invalid_input with fields, prerequisites_missing, gone, too_many_requests
 */
export async function signUp(
  ctx: ApiContext,
  input: Registration,
  { urls, boxesLater = false }: Options,
): Promise<AnswerInput<typeof call>> {
  const key = `${ctx.station.id}:${ctx.address}`
  await limit(ctx, { name: 'signup', key, points: perHour, durationSeconds: 3600 })
  const draft = await findDraft(ctx, input.draft)
  if (input.draft && !draft) throw new ApiError('gone', onboardingTexts.draftGone)
  const { signup } = ctx.station.config.behaviour
  if (needsCaptcha(signup) && !draft?.isPerson) await passCaptcha(ctx, 'signup', input)
  const affiliate = await affiliateOf(ctx, { cpf: input.cpf ?? draft?.values.cpf, draft })
  const typed = mergeValues(draft?.values ?? {}, input)
  const values = checked(ctx, typed, affiliate, boxesLater)

  const passwordHash = await hashPassword(input.password)
  const email = values.email ?? ''
  const name = values.name ?? ''
  const code = affiliate
    ? ({ reference: newSecret(), mail: null } as const)
    : await prepareCode(ctx, urls, { name, email })
  const { accountId, lostInvite, handle } = await inTransaction(ctx, async (ctx) => {
    const account = await registerAccount(ctx, {
      values,
      passwordHash,
      affiliate,
      ownId: draft?.participantId ?? null,
    })
    await storeCode(ctx, account.accountId, code)
    if (code.mail) await noteCodeRequest(ctx, email)
    const handle = await keepDraft(ctx, input.draft, {
      typed,
      draft,
      affiliate,
      accountId: account.accountId,
    })
    return { ...account, handle }
  }).catch(asTaken)
  return {
    user_id: accountId,
    email: affiliate ? maskEmail(email) : email,
    hash: code.mail ? code.reference : null,
    methods: affiliate ? methodsOf(code.reference, { email: maskEmail(email), tel: null }) : [],
    draft: handle,
    messages: [onboardingTexts.registered, ...(lostInvite ? [onboardingTexts.invite.lost] : [])],
  }
}

/** A corrected e-mail that somebody else took in the same instant. */
function asTaken(error: unknown): never {
  if (sqlState(error) !== sqlStates.uniqueViolation) throw error
  throw ApiError.fields({ email: onboardingTexts.emailTaken })
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
  if (!affiliate && behaviour.affiliatesOnly) all.cpf = onboardingTexts.notAffiliate
  if (Object.keys(all).length > 0) throw ApiError.fields(all)
  if (affiliate && !affiliate.email) throw new ApiError('prerequisites_missing', onboardingTexts.noMethod)
  return person
}

type Kept = {
  typed: SignupValues
  draft: SignupDraftRow | null
  affiliate: AffiliateRow | null
  accountId: number
}

/** The registration stays open, so that a mistyped e-mail can be put right from the same browser. */
function keepDraft(ctx: ApiContext, handle: string | undefined, kept: Kept): Promise<string> {
  return saveDraft(ctx, kept.draft && handle ? handle : null, {
    values: kept.typed,
    affiliateId: kept.affiliate?.id ?? null,
    participantId: kept.accountId,
    isPerson: true,
  })
}
