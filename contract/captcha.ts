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
