import { randomBytes } from 'node:crypto'
import type { ApiContext } from '../context.ts'
import { isSameSecret, signInStation } from '../links/index.ts'
import type { participants } from './tables.ts'

type Account = Pick<typeof participants.$inferSelect, 'id' | 'passwordHash'>

/** Of the account's password too: a new one makes strangers of all browsers that knew the old one. */
const signed = (ctx: ApiContext, { id, passwordHash }: Account, device: string): Promise<string> =>
  signInStation(ctx, 'device', `${id}:${device}:${passwordHash}`)

/** What a browser keeps that has logged in: by it the wrong tries of others never keep it out (SEC-12). Opens nothing. */
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
