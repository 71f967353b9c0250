import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CookieContext } from './signed-cookie.server.ts'

const sealOf = ({ cookies, station }: CookieContext, memberId: number): string =>
  createHmac('sha256', cookies.secret)
    .update(`pagina_de ${station?.id ?? ''} ${memberId}`)
    .digest('base64url')

/** Whose page it is, sealed for its forms: of this person at this station, the same at each log-in. */
export const pageOwnerMark = (context: CookieContext, memberId: number): string =>
  `${memberId}.${sealOf(context, memberId)}`

/** Who a form says its page was made for: the member's id, or null where it says nothing that we sealed for this station. */
export function readPageOwner(context: CookieContext, mark: string | null | undefined): number | null {
  const [id = '', seal = ''] = mark?.split('.') ?? []
  if (!/^\d{1,15}$/.test(id)) return null
  const expected = Buffer.from(sealOf(context, Number(id)))
  const given = Buffer.from(seal)
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null
}
