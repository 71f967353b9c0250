import type { ApiContext } from '../context.ts'
import { countedCalls, giveBack, type Limit, limit } from '../rate-limit/index.ts'
import { workLevel } from './address-load.ts'

const quarterHour = 15 * 60
/**
 * Wrong tries a quarter of an hour. From one address, and from a browser that has been in before, an account takes ten;
 * from everywhere else together it slows down after ten and is shut after a hundred.
 */
const triesOf = { pair: 10, device: 10, account: 100 }
const freeOfAccount = 10

const limitOf = (name: keyof typeof triesOf, { station }: ApiContext, key: string): Limit => ({
  name: `login-${name}`,
  key: `${station.id}:${key}`,
  points: triesOf[name],
  durationSeconds: quarterHour,
})

/** Who tries: an account by `#` and its number, or what was typed where there is none; a browser that is known there. */
export type Trier = { account: string; device: string | null }

/** The limits that a try counts for. Others' tries never count for a browser that has been in before (SEC-12). */
const limitsOf = (ctx: ApiContext, { account, device }: Trier): Limit[] =>
  device
    ? [limitOf('device', ctx, `${account}:${device}`)]
    : [limitOf('pair', ctx, `${account}:${ctx.address}`), limitOf('account', ctx, account)]

/** The level of work a try for the account takes; those of one's own address slow nobody else. */
export async function accountLevel(ctx: ApiContext, { account, device }: Trier): Promise<number> {
  if (device) return 0
  return workLevel(1 + (await countedCalls(ctx, limitOf('account', ctx, account))), freeOfAccount)
}

/** Counts a try before the password is looked at. @throws too_many_requests */
export async function countTry(ctx: ApiContext, trier: Trier): Promise<void> {
  for (const one of limitsOf(ctx, trier)) await limit(ctx, one)
}

/** The password was right: the tries of whoever typed it were none. */
export async function forgetOwnTries(ctx: ApiContext, trier: Trier): Promise<void> {
  const [own, everybody] = limitsOf(ctx, trier)
  if (own) await giveBack(ctx, own, 'all')
  if (everybody) await giveBack(ctx, everybody, 'one')
}

/** Whoever has chosen a new password by mail is in again, however often others have tried the account (ACC-10). */
export async function forgetTries(ctx: ApiContext, participantId: number): Promise<void> {
  for (const one of limitsOf(ctx, { account: `#${participantId}`, device: null }))
    await giveBack(ctx, one, 'all')
}
