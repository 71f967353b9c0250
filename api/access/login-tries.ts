import type { ApiContext } from '../context.ts'
import { giveBack } from '../rate-limit/index.ts'

const quarterHour = 15 * 60
/** Tries a quarter of an hour: people mistype, and many share the address of an office. */
const triesOf = { account: 10, address: 100 }

const limitOf = (name: string, { station }: ApiContext, key: string, points: number) => ({
  name,
  key: `${station.id}:${key}`,
  points,
  durationSeconds: quarterHour,
})

/** What counts the tries from the caller's address. */
export const addressTries = (ctx: ApiContext) => limitOf('login-address', ctx, ctx.address, triesOf.address)

/** What counts the tries of an account: by `#` and its number, or by what was typed where there is none. */
export const accountTries = (ctx: ApiContext, key: string) =>
  limitOf('login-account', ctx, key, triesOf.account)

/** Whoever has chosen a new password by mail is in again, however often others have tried the account (ACC-10). */
export const forgetTries = (ctx: ApiContext, participantId: number): Promise<void> =>
  giveBack(ctx, accountTries(ctx, `#${participantId}`), 'all')
