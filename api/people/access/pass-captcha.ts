import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import {
  countCall,
  countedCalls,
  type Limit,
  networkOf,
  reserveSlot,
} from '../../platform/rate-limit/index.ts'
import { formsWithoutScripts } from '../../platform/slots/limits.ts'
import { type AddressLoad, addressLevel, countAddress, uncountAddress } from './address-load.ts'
import { accessTexts } from './texts.ts'

type CaptchaInput = {
  captcha?: string | undefined
  website?: string | undefined
  started_at?: string | undefined
}

type Asked = {
  /** The level of work that an identifier asks for, 0 the usual; the address may ask for more. */
  level?: number
  /** What was typed, where it is that which asks for more than the address does. */
  typed?: string
  /** What a try that passed counts for. */
  load: AddressLoad
}

const { captcha: texts } = accessTexts
/** Forms sent without scripts: they wait sooner, and do not raise the work of forms with scripts (GAP-23). */
const withoutScripts = (load: AddressLoad): AddressLoad => ({ ...load, name: `${load.name}-form`, free: 30 })
/** Forms the captcha refused: beyond so many, answers to further ones come late; other forms are not affected. */
const refusedForms = ({ name }: AddressLoad): AddressLoad => ({
  name: `${name}-refused`,
  free: 30,
  durationSeconds: 15 * 60,
})

/**
 * Lets people through and programs not, by the contract's captcha fields (GAP-23). What the level asks is work where
 * scripts run; without them the answers come one after another, ever further apart, and nobody is shut out (GAP-106).
 * Only what passed counts for the address (SEC-13). Answers what was counted.
 * @throws invalid_input with `fields.captcha` and, for more work, `details.captchaLevel`; too_many_requests
 */
export async function passCaptcha(
  ctx: ApiContext,
  input: CaptchaInput,
  { level: forAccount = 0, typed = '', load }: Asked,
): Promise<AddressLoad> {
  const forAddress = await addressLevel(ctx, load)
  const level = Math.max(forAddress, forAccount)
  const { captcha: solution, website: honeypot, started_at: startedAt } = input
  const answer = { solution, honeypot, startedAt, from: networkOf(ctx.address) }
  const verdict = await ctx.ports.captcha.verify(ctx, answer, level)
  if (!verdict.passed && verdict.reason === 'too_little') throw await moreWork(ctx, level)
  if (!verdict.passed) throw await refusal(ctx, load)
  if (verdict.by !== 'form') {
    await countWork(ctx, load, level)
    return load
  }
  const form = withoutScripts(load)
  const ofForms = await countAddress(ctx, form)
  // A network's own: what others send for the same account neither stands before somebody nor sets the pace (SEC-52).
  const line = networkOf(ctx.address)
  const queue = here(ctx, forAccount > forAddress ? `${line}:${typed}` : ctx.address)
  // What is counted on all stations together waits there, too: each would have a queue of its own.
  const slotMs = await slotOf(ctx, Math.max(level, ofForms), load.freeOfNetwork === undefined ? queue : line)
  await ctx.ports.clock.wait(Math.max(verdict.waitMs, slotMs))
  return form
}

async function moreWork(ctx: ApiContext, level: number): Promise<ApiError> {
  await rememberAsked(ctx, level)
  return new ApiError('invalid_input', texts.moreWork, {
    fields: { captcha: [texts.moreWork] },
    details: { captchaLevel: level },
  })
}

/** Counts a try that passed; of many at once, those that found the level lower than it has become work again. */
async function countWork(ctx: ApiContext, load: AddressLoad, done: number): Promise<void> {
  const level = await countAddress(ctx, load)
  if (level <= done) return
  await uncountAddress(ctx, load)
  throw await moreWork(ctx, level)
}

/** Counted apart: what a program has refused slows down its own refusals only. @throws too_many_requests */
async function refusal(ctx: ApiContext, load: AddressLoad): Promise<ApiError> {
  const level = await countAddress(ctx, refusedForms(load))
  await ctx.ports.clock.wait(await slotOf(ctx, level, here(ctx, `refused:${ctx.address}`)))
  return ApiError.fields({ captcha: texts.other })
}

/** A queue of this station only. */
const here = ({ station }: ApiContext, whose: string) => `${station.id}:${whose}`

async function slotOf(ctx: ApiContext, level: number, queue: string): Promise<number> {
  if (level === 0) return 0
  const waitMs = await reserveSlot(ctx, {
    name: 'form',
    key: queue,
    gapMs: formsWithoutScripts.firstGapMs * 2 ** (level - 1),
    longestMs: formsWithoutScripts.longestMs,
  })
  if (waitMs !== null) return waitMs
  const retryAfterSeconds = formsWithoutScripts.longestMs / 1000
  throw new ApiError('too_many_requests', texts.queue(retryAfterSeconds), { details: { retryAfterSeconds } })
}

/**
 * The same for a form whose only limit is the address. `always`: a captcha is part of the form; else it is asked for only
 * where an address does much.
 */
export async function passAddress(
  ctx: ApiContext,
  load: AddressLoad,
  input: CaptchaInput,
  { always }: { always: boolean },
): Promise<void> {
  const isFree = !always && (await addressLevel(ctx, load)) === 0
  if (isFree && (await countAddress(ctx, load)) === 0) return
  if (isFree) await uncountAddress(ctx, load)
  await passCaptcha(ctx, input, { load })
}

/**
 * For calls that no form stands before (another code, the check of a card): beyond what is free they come one after
 * another, ever further apart, in a queue of their own: programs may send as many as they like. What they ask for is
 * somebody's, so a whole network counts (ADR 36). @throws too_many_requests when the queue is too long
 */
export async function slowAddress(ctx: ApiContext, load: AddressLoad): Promise<void> {
  const ofLine = { ...ctx, address: networkOf(ctx.address) }
  const level = await countAddress(ofLine, load)
  await ctx.ports.clock.wait(await slotOf(ctx, level, here(ctx, `${load.name}:${ofLine.address}`)))
}

/**
 * The same where people with an account call, too: they are counted by it, so that a guest in a shop's network does not
 * keep the till waiting. @throws too_many_requests when the queue is too long
 */
export const slowCaller = (ctx: ApiContext, load: AddressLoad): Promise<void> =>
  slowAddress(ctx.actor.kind === 'participant' ? { ...ctx, address: `account:${ctx.actor.id}` } : ctx, load)

const limitOf = ({ station, address }: ApiContext, level: number): Limit => ({
  name: 'asked-work',
  key: `${station.id}:${address}:${level}`,
  points: 1,
  durationSeconds: 600,
})

/** A form of this address was sent back for so much work: the address may have a challenge of it. */
const rememberAsked = (ctx: ApiContext, level: number): Promise<number> => countCall(ctx, limitOf(ctx, level))

/** Whether a form of this address was just sent back for so much work; only then is a challenge of it given (SEC-13). */
export const wasAsked = async (ctx: ApiContext, level: number): Promise<boolean> =>
  (await countedCalls(ctx, limitOf(ctx, level))) > 0
