import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { limit } from '../rate-limit/index.ts'
import { accessTexts } from './texts.ts'

type CaptchaInput = {
  captcha?: string | undefined
  website?: string | undefined
  started_at?: string | undefined
}

/** Forms sent without scripts, a quarter of an hour and address: they prove less, so they may less (GAP-23). */
const withoutScripts = { points: 30, durationSeconds: 15 * 60 }

/**
 * Lets people through and programs not, by the contract's captcha fields (GAP-23).
 * @throws invalid_input with `fields.captcha`, too_many_requests
 */
export async function passCaptcha(ctx: ApiContext, form: string, input: CaptchaInput): Promise<void> {
  const verdict = await ctx.ports.captcha.verify(ctx, {
    solution: input.captcha,
    honeypot: input.website,
    startedAt: input.started_at,
  })
  if (!verdict.passed) {
    const { captcha } = accessTexts
    throw ApiError.fields({ captcha: verdict.reason === 'too_fast' ? captcha.too_fast : captcha.other })
  }
  if (verdict.by === 'form')
    await limit(ctx, { name: `${form}-form`, key: `${ctx.station.id}:${ctx.address}`, ...withoutScripts })
}
