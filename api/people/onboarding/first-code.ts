import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { type PreparedCode, prepareCode } from './activation-mail.ts'
import type { AffiliateRow } from './affiliates.ts'
import { passResendGate } from './resend-gate.ts'
import { newSecret } from './secret.ts'

/** The first code of a registration, or only its name; `notice`: why it was not sent. */
export type FirstCode = (PreparedCode | { reference: string; mail: null }) & { notice?: string }

/**
 * The code that goes out with a registration. A mailbox gets no more of them than of those that are asked for again,
 * however many register with it at once (SEC-13): the registration is kept, and its code asked for later.
 */
export async function firstCode(
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
