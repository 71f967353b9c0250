import { randomBytes } from 'node:crypto'
import type { ApiContext } from '../../platform/context.ts'
import { isSameSecret, signInStation } from './link-key.ts'
import type { participants } from './tables.ts'

type Account = Pick<typeof participants.$inferSelect, 'id' | 'passwordHash' | 'codesSince'>

/**
 * Signs the password's hash as well: with a new password no browser counts as known any more, and with codes in two steps none of those
 * that were in by the password alone, of which anybody who knew it had as many as they liked (SEC-108).
 */
function signed(ctx: ApiContext, { id, passwordHash, codesSince }: Account, device: string): Promise<string> {
  const since = codesSince ? `:${codesSince.getTime()}` : ''
  return signInStation(ctx, 'device', `${id}:${device}:${passwordHash}${since}`)
}

/** Stays right when the password changes: the browser was in, whatever the password was (SEC-12). */
const signedAsSeen = (ctx: ApiContext, { id }: Account, device: string): Promise<string> =>
  signInStation(ctx, 'device-seen', `${id}:${device}`)

/** A token for a browser that logged in: others' wrong tries do not count for it (SEC-12). It is no session. */
export async function deviceToken(ctx: ApiContext, account: Account): Promise<string> {
  const device = randomBytes(12).toString('base64url')
  const signatures = [await signedAsSeen(ctx, account, device), await signed(ctx, account, device)]
  return [account.id, device, ...signatures].join('.')
}

/** The browser of a log-in, if it logged in to the account before; else null. */
export async function knownDevice(
  ctx: ApiContext,
  account: Account,
  tokens: readonly string[] = [],
): Promise<string | null> {
  for (const token of tokens) {
    const [id, device = '', ...signatures] = token.split('.')
    // The last one: older tokens have no other.
    const signature = signatures.at(-1) ?? ''
    if (Number(id) === account.id && isSameSecret(signature, await signed(ctx, account, device)))
      return device
  }
  return null
}

/** Whether the browser of a log-in was in the account before, with whichever password. */
export async function wasSeen(
  ctx: ApiContext,
  account: Account,
  tokens: readonly string[] = [],
): Promise<boolean> {
  for (const token of tokens) {
    const [id, device = '', seen = ''] = token.split('.')
    if (Number(id) === account.id && isSameSecret(seen, await signedAsSeen(ctx, account, device))) return true
  }
  return (await knownDevice(ctx, account, tokens)) !== null
}
