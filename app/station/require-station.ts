import type { InjectedStation, PortalContext } from './portal-context.ts'

/** Gives the station of a request, or a 404: the root host has none. */
export function requireStation(context: Pick<PortalContext, 'station'>): InjectedStation {
  if (!context.station) throw new Response(null, { status: 404 })
  return context.station
}
