import { useRouteLoaderData } from '@remix-run/react'
import type { BrowserStation } from './browser-station.ts'

/** Gives the station of the page, as the browser may know it: name, look, currency, behaviour. Throws outside a station. */
export function useStation(): BrowserStation {
  const data = useRouteLoaderData('root') as { station: BrowserStation | null } | undefined
  if (!data?.station) throw new Error('useStation is only for pages of a station')
  return data.station
}
