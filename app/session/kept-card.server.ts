import { type CookieContext, signedCookie } from './signed-cookie.server.ts'

const keptCard = signedCookie('carteirinha', 400 * 24 * 60 * 60)

/**
 * Writes the `Set-Cookie` that names the member whose virtual card this browser keeps for times without a connection
 * (VCD-01, ADR 111).
 */
export const keepCardHeader = (context: CookieContext, memberId: number): Promise<string> =>
  keptCard(context).serialize(memberId)

/**
 * Gives the headers that take a kept card and its worker out of the browser when somebody logs out, or somebody else
 * than `next` kept it. None where none is kept: what else the browser stores stays.
 */
export async function forgetCardHeaders(
  { context, request }: { context: CookieContext; request: Request },
  next?: number,
): Promise<[name: string, value: string][]> {
  const whose: unknown = await keptCard(context).parse(request.headers.get('cookie'))
  if (typeof whose !== 'number' || whose === next) return []
  return [
    ['clear-site-data', '"storage"'],
    ['set-cookie', await keptCard(context).serialize('', { maxAge: 0 })],
  ]
}
