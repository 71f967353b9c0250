import { z } from 'zod'
import type { Captcha, CaptchaProvider, CaptchaVerdict } from './captcha.ts'
import { judgeForm, startStamp } from './form-tier.ts'

const verifyAddress: Record<CaptchaProvider, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
}
const timeoutMs = 5_000
const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() })

type HostedOptions = {
  provider: CaptchaProvider
  siteKey: string
  secretKey: string
  /** Signs the stamps of the form tier; the same in all processes. */
  secret: string
  /** Where to ask instead of the provider. */
  verifyUrl?: string
}

/**
 * A hosted provider, asked on every answer; it refuses replays itself. Without scripts, and while the provider does not
 * answer, the form tier decides: an outage elsewhere must not lock people out.
 */
export function hostedCaptcha({ provider, siteKey, secretKey, secret, verifyUrl }: HostedOptions): Captcha {
  /** The provider's verdict, or null when it did not answer. */
  async function ask(solution: string): Promise<CaptchaVerdict | null> {
    try {
      const response = await fetch(verifyUrl ?? verifyAddress[provider], {
        method: 'POST',
        body: new URLSearchParams({ secret: secretKey, response: solution }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const { success, 'error-codes': codes = [] } = answerSchema.parse(await response.json())
      if (success) return { passed: true, by: 'hosted' }
      return { passed: false, reason: codes.includes('timeout-or-duplicate') ? 'replayed' : 'invalid' }
    } catch {
      return null
    }
  }

  return {
    async challenge({ ports }) {
      return { provider, siteKey, startedAt: startStamp(ports.clock.now(), secret) }
    },
    async verify({ ports }, answer) {
      if (answer.honeypot) return { passed: false, reason: 'honeypot' }
      const verdict = answer.solution ? await ask(answer.solution) : null
      if (answer.solution && !verdict) ports.log.warn({ provider }, 'The captcha provider did not answer')
      return verdict ?? judgeForm(answer, ports.clock.now(), secret)
    },
  }
}
