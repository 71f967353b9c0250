import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '../root.tsx'

/** Gives the station of the page, as the browser may know it: name, look, currency, behaviour. Throws outside a station. */
export function useStation() {
  const data = useRouteLoaderData<typeof loader>('root')
  if (!data?.station) throw new Error('useStation is only for pages of a station')
  return data.station
}
