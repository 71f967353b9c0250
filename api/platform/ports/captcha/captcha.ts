import type { Challenge } from 'altcha-lib'
import type { Database } from '#api/platform/db/client.ts'
import type { Log } from '../../log.ts'
import type { Clock } from '../clock.ts'

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
  /** The address it came from: of one only so many are looked at in a row. */
  from?: string | undefined
}

/** How much more work than usual: each level is twice the work of the one before, 0 the usual (GAP-106). */
export const mostWork = 5

/**
 * `by: 'form'` is the tier without scripts: `waitMs` is what is left of the time a person takes at least. The answer waits
 * so long instead of refusing whom a password manager helped (GAP-23).
 */
export type CaptchaVerdict =
  | { passed: true; by: 'work' | 'hosted' }
  | { passed: true; by: 'form'; waitMs: number }
  | { passed: false; reason: 'honeypot' | 'invalid' | 'expired' | 'replayed' | 'too_little' }

/** What judging an answer stands on. */
export type CaptchaContext = { db: Database; ports: { clock: Clock; log: Log } }

/** Tells people from programs. Never a puzzle as the only way in (GAP-23). */
export type Captcha = {
  challenge(ctx: CaptchaContext, level?: number): Promise<CaptchaChallenge>
  /**
   * Judges an answer. A challenge counts once, over all processes, whatever its first answer was; one of less work than
   * `level` is not used up. @throws too_many_requests when too many wait to be judged
   */
  verify(ctx: CaptchaContext, answer: CaptchaAnswer, level?: number): Promise<CaptchaVerdict>
}
