import { z } from 'zod'

/**
 * How a form shows that a person sent it (GAP-23): `captcha` is a solved proof of work (with scripts), the other two
 * serve people without scripts. Field names are the form's names.
 */
export const captchaFields = {
  captcha: z.string().max(8000).optional(),
  /** Honeypot: people do not see it, so it stays empty. */
  website: z.string().max(200).optional(),
  /** Signed instant at which the form was shown. */
  started_at: z.string().max(200).optional(),
}

/**
 * What a form shows: the signed instant (`started_at`), and either the work to do or the key of a hosted provider.
 * `challenge` is altcha's own object.
 */
export const captchaChallengeSchema = z.object({
  /** How much more work than usual the caller's address takes now: 0 is the usual. */
  level: z.int().min(0).max(5).default(0),
  provider: z.enum(['self-hosted', 'turnstile', 'hcaptcha']),
  startedAt: z.string(),
  challenge: z.unknown().optional(),
  siteKey: z.string().optional(),
})
