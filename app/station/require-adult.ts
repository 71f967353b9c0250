import { redirect } from '@remix-run/node'
import { asksAge } from './consent.ts'
import type { PortalContext } from './portal-context.ts'
import { requireStation } from './require-station.ts'

/**
 * Asks for the age before everything else, of members too (CON-02): the question stands on the landing page and leads
 * back here. @throws the redirect to it
 */
export function requireAdult({ context, request }: { context: PortalContext; request: Request }): void {
  if (!asksAge(requireStation(context).config, request.headers.get('cookie'))) return
  const { pathname, search } = new URL(request.url)
  throw redirect(`/?voltar=${encodeURIComponent(pathname + search)}`)
}
