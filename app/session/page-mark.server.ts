import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CookieContext } from './signed-cookie.server.ts'

const sealOf = ({ cookies, station }: CookieContext, memberId: number): string =>
  createHmac('sha256', cookies.secret)
    .update(`pagina_de ${station?.id ?? ''} ${memberId}`)
    .digest('base64url')

/** Seals the owner of a page for its forms: this person at this station, the same at each log-in. */
export const pageOwnerMark = (context: CookieContext, memberId: number): string =>
  `${memberId}.${sealOf(context, memberId)}`

/** Reads the member for whom a form says its page was made; null without a seal of ours for this station. */
export function readPageOwner(context: CookieContext, mark: string | null | undefined): number | null {
  const [id = '', seal = ''] = mark?.split('.') ?? []
  if (!/^\d{1,15}$/.test(id)) return null
  const expected = Buffer.from(sealOf(context, Number(id)))
  const given = Buffer.from(seal)
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null
}
