import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { takeTurn } from '../rate-limit/index.ts'
import { type AddressLoad, countAddress, uncountAddress } from './address-load.ts'
import { accessTexts } from './texts.ts'

export type CaptchaInput = {
  captcha?: string | undefined
  website?: string | undefined
  started_at?: string | undefined
}

type Asked = {
  /** The level of work, 0 the usual. */
  level?: number
  /** Whose queue it is to wait in without scripts; the address's unless an account is what slows down. */
  queue?: string
  /** What was counted for this try, and is not when the form only has to come back with more work. */
  counted?: AddressLoad
}

const { captcha: texts } = accessTexts
/** Forms sent without scripts, a quarter of an hour and address: they prove less, so they wait sooner (GAP-23). */
const withoutScripts = (form: string): AddressLoad => ({
  name: `${form}-form`,
  free: 30,
  durationSeconds: 15 * 60,
})
/** Milliseconds between two forms without scripts at the first level; twice as many at each further one. */
const firstGapMs = 250
/** No answer is held longer. */
const longestWaitMs = 8_000

/**
 * Lets people through and programs not, by the contract's captcha fields (GAP-23). What the level asks is work where
 * scripts run; without them the answers come one after another, ever further apart, and nobody is shut out (GAP-106).
 * @throws invalid_input with `fields.captcha` and, for more work, `details.captchaLevel`; too_many_requests
 */
export async function passCaptcha(
  ctx: ApiContext,
  form: string,
  input: CaptchaInput,
  { level = 0, queue = ctx.address, counted }: Asked = {},
): Promise<void> {
  const answer = { solution: input.captcha, honeypot: input.website, startedAt: input.started_at }
  const verdict = await ctx.ports.captcha.verify(ctx, answer, level)
  if (!verdict.passed && verdict.reason === 'too_little') {
    if (counted) await uncountAddress(ctx, counted)
    throw new ApiError('invalid_input', texts.moreWork, {
      fields: { captcha: [texts.moreWork] },
      details: { captchaLevel: level },
    })
  }
  if (!verdict.passed) throw ApiError.fields({ captcha: texts.other })
  if (verdict.by !== 'form') return
  const load = await countAddress(ctx, withoutScripts(form))
  const turnMs = await turnOf(ctx, Math.max(level, load), queue)
  await ctx.ports.clock.wait(Math.max(verdict.waitMs, turnMs))
}

async function turnOf(ctx: ApiContext, level: number, queue: string): Promise<number> {
  if (level === 0) return 0
  const turnMs = await takeTurn(ctx, {
    name: 'form',
    key: `${ctx.station.id}:${queue}`,
    gapMs: firstGapMs * 2 ** (level - 1),
    longestMs: longestWaitMs,
  })
  if (turnMs !== null) return turnMs
  const retryAfterSeconds = longestWaitMs / 1000
  throw new ApiError('too_many_requests', texts.queue(retryAfterSeconds), { details: { retryAfterSeconds } })
}

/**
 * The same for a form whose only limit is the address: counted, then the work that this takes. `always`: a captcha is part
 * of the form; else it is asked for only where an address does much.
 */
export async function passAddress(
  ctx: ApiContext,
  load: AddressLoad,
  input: CaptchaInput,
  { always }: { always: boolean },
): Promise<void> {
  const level = await countAddress(ctx, load)
  if (level > 0 || always) await passCaptcha(ctx, load.name, input, { level, counted: load })
}

/**
 * For calls that no form stands before (another code, a link by mail): beyond what is free they come one after another,
 * ever further apart. @throws too_many_requests when the queue is too long
 */
export async function slowAddress(ctx: ApiContext, load: AddressLoad): Promise<void> {
  await ctx.ports.clock.wait(await turnOf(ctx, await countAddress(ctx, load), ctx.address))
}
