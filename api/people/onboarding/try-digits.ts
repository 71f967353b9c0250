import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit, lineOf } from '../../platform/rate-limit/index.ts'
import { codeHashOf } from './activation-mail.ts'
import { codesBy, isAddressOf } from './pending-account.ts'
import { onboardingTexts } from './texts.ts'

type Digits = {
  code: string
  /** Of the page they were typed on; null when an e-mail and digits are all there is. */
  reference: string | null
  email: string
}

/** Wrong digits of one page, or of one line for one e-mail. The window is longer than a code lives. */
const maxTries = 5
/** Digits for one e-mail without a page, from wherever they come, in an hour. */
const perEmail = 30
const texts = onboardingTexts.activation

/**
 * The code that somebody typed. Tries count against who makes them (the page, or address and e-mail), before anything is
 * looked up, and the same for e-mails and pages that nobody has: nobody else's code dies of them, and what is answered
 * tells nothing about an account (SEC-10). `isOwn`: the page is the registrant's.
 * @throws invalid_input with `fields.code`, gone
 */
export async function tryDigits(ctx: ApiContext, { code, reference, email }: Digits) {
  const { station, address } = ctx
  const key = `${station.id}:${reference ?? `${lineOf(address)}:${email}`}`
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
