import type { Challenge } from 'altcha-lib'
import type { PlatformContext } from '#api/context.ts'

export type CaptchaProvider = 'turnstile' | 'hcaptcha'

/** What a form needs to show. `startedAt` goes back as it is, in a hidden field; it works without scripts. */
export type CaptchaChallenge = { startedAt: string } & (
  | { provider: 'self-hosted'; challenge: Challenge }
  | { provider: CaptchaProvider; siteKey: string }
)

/** What a form sends. `honeypot` is a field people do not see. */
export type CaptchaAnswer = {
  solution?: string | undefined
  honeypot?: string | undefined
  startedAt?: string | undefined
}

/**
 * `by: 'form'` is the tier without scripts (honeypot and fill time): callers put a tighter rate limit on it (GAP-23).
 */
export type CaptchaVerdict =
  | { passed: true; by: 'work' | 'hosted' | 'form' }
  | { passed: false; reason: 'honeypot' | 'invalid' | 'expired' | 'replayed' | 'too_fast' }

/** Tells people from programs. Never a puzzle as the only way in (GAP-23). */
export type Captcha = {
  challenge(ctx: PlatformContext): Promise<CaptchaChallenge>
  /** Judges an answer. A solution counts once, over all processes. */
  verify(ctx: PlatformContext, answer: CaptchaAnswer): Promise<CaptchaVerdict>
}
