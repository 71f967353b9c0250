import { randomBytes } from 'node:crypto'
import type { ApiContext } from '../../platform/context.ts'
import { isSameSecret, signInStation } from './link-key.ts'
import type { participants } from './tables.ts'

type Account = Pick<typeof participants.$inferSelect, 'id' | 'passwordHash'>

/** Signs the password's hash as well: with a new password no browser counts as known any more. */
const signed = (ctx: ApiContext, { id, passwordHash }: Account, device: string): Promise<string> =>
  signInStation(ctx, 'device', `${id}:${device}:${passwordHash}`)

/** A token for a browser that logged in: others' wrong tries do not count for it (SEC-12). It is no session. */
export async function deviceToken(ctx: ApiContext, account: Account): Promise<string> {
  const device = randomBytes(12).toString('base64url')
  return `${account.id}.${device}.${await signed(ctx, account, device)}`
}

/** The browser of a log-in, if it logged in to the account before; else null. */
export async function knownDevice(
  ctx: ApiContext,
  account: Account,
  tokens: readonly string[] = [],
): Promise<string | null> {
  for (const token of tokens) {
    const [id, device = '', signature = ''] = token.split('.')
    if (Number(id) === account.id && isSameSecret(signature, await signed(ctx, account, device)))
      return device
  }
  return null
}
