import { z } from 'zod'

/**
 * The fields by which a form shows that a person sent it (GAP-23): `captcha` is a solved proof of work (with scripts),
 * the other two serve people without scripts. Field names are the form's names.
 */
export const captchaFields = {
  captcha: z.string().max(8000).optional(),
  /** Honeypot: people do not see it, so it stays empty. */
  website: z.string().max(200).optional(),
  /** Signed instant at which the form was shown. */
  started_at: z.string().max(200).optional(),
}

/**
 * The task of a form: the signed instant (`started_at`), and either the work to do or the key of a hosted provider.
 * `challenge` is altcha's own object.
 */
export const captchaChallengeSchema = z.object({
  /** The work beyond the usual that the caller's address takes now: 0 is the usual. */
  level: z.int().min(0).max(5).default(0),
  provider: z.enum(['self-hosted', 'turnstile', 'hcaptcha']),
  startedAt: z.string(),
  challenge: z.unknown().optional(),
  siteKey: z.string().optional(),
})
