import type { ApiContext } from '../../platform/context.ts'
import {
  countCall,
  countedCalls,
  giveBack,
  type Limit,
  limit,
  networkOf,
  tooMany,
} from '../../platform/rate-limit/index.ts'
import { workLevel } from './address-load.ts'
import { accessTexts } from './texts.ts'

const quarterHour = 15 * 60
/**
 * Wrong tries a quarter of an hour. What was typed takes ten from one network; from everywhere together it slows down
 * after ten and is shut after a hundred. A browser that has been in before has ten of its own. `account` counts
 * an account's e-mail and CPF together; no answer shows it.
 */
const triesOf = { pair: 10, device: 10, typed: 100, account: 150 }
const freeOfTyped = 10

const limitOf = (name: keyof typeof triesOf, { station }: ApiContext, key: string): Limit => ({
  name: `login-${name}`,
  key: `${station.id}:${key}`,
  points: triesOf[name],
  durationSeconds: quarterHour,
})

/** Who tries: what was typed, the account it belongs to if any, and a browser that is known there. */
export type Trier = { typed: string; accountId: number | null; device: string | null }

/**
 * The limits whose answer can be seen. They count what was typed, the same for what nobody has: nothing tells that an
 * e-mail and a CPF belong to one account. Others' tries never count for a browser that has been in before (SEC-12).
 */
const openLimits = (ctx: ApiContext, { typed, accountId, device }: Trier): Limit[] =>
  device
    ? [limitOf('device', ctx, `#${accountId}:${device}`)]
    : [limitOf('pair', ctx, `${typed}:${networkOf(ctx.address)}`), limitOf('typed', ctx, typed)]

const accountLimit = (ctx: ApiContext, { typed, accountId }: Omit<Trier, 'device'>): Limit =>
  limitOf('account', ctx, accountId ? `#${accountId}` : typed)

/** How much work a try costs, by the number of tries with what was typed. */
export async function triesLevel(ctx: ApiContext, { typed, device }: Trier): Promise<number> {
  if (device) return 0
  return workLevel(1 + (await countedCalls(ctx, limitOf('typed', ctx, typed))), freeOfTyped)
}

/**
 * Counts a try before the password is looked at. `false` when the account took too many of all kinds: its answer is then
 * the one of a wrong password. @throws too_many_requests
 */
export async function countTry(ctx: ApiContext, trier: Trier): Promise<boolean> {
  for (const one of openLimits(ctx, trier))
    await limit(ctx, one, (seconds) => tooMany(seconds, accessTexts.orNewPassword))
  return trier.device !== null || (await countCall(ctx, accountLimit(ctx, trier))) <= triesOf.account
}

/** The password was right: the tries of whoever typed it were none. */
export async function forgetOwnTries(ctx: ApiContext, trier: Trier): Promise<void> {
  const [own, everybody] = openLimits(ctx, trier)
  if (own) await giveBack(ctx, own, 'all')
  if (!everybody) return
  await giveBack(ctx, everybody, 'one')
  await giveBack(ctx, accountLimit(ctx, trier), 'one')
}

type Account = { id: number; email: string | null; cpf: string | null }

/** Whoever has chosen a new password by mail is in again, however often others have tried the account (ACC-10). */
export async function forgetTries(ctx: ApiContext, { id, email, cpf }: Account): Promise<void> {
  const ways = [email, cpf].filter((typed) => typed !== null)
  const limits = ways.flatMap((typed) => openLimits(ctx, { typed, accountId: id, device: null }))
  for (const one of [...limits, accountLimit(ctx, { typed: '', accountId: id })])
    await giveBack(ctx, one, 'all')
}
