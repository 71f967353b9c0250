import type { UNSAFE_RouteModules } from '@remix-run/react'
import { lossWith, waitForRetry } from './connection.ts'
import { isReachable, pause } from './patient-fetch.ts'
import { connectionTexts } from './texts.ts'
import { findUnderway, leaveFor } from './underway.ts'

type Route = { id: string; module: string }
type Modules = UNSAFE_RouteModules
type Module = Modules[string]

/**
 * Stands in for Remix's function of this name (ADR 0033), which reloads the page one is on and forgets where one was
 * going. A script that cannot be fetched: the browser loads the page one goes to by itself; without any connection the page
 * waits, and behind the page it is tried again.
 */
export async function loadRouteModule(route: Route, modules: Modules): Promise<Module> {
  const known = modules[route.id]
  if (known) return known
  for (let tries = 0; ; tries += 1) {
    try {
      // Some browsers remember for good that an address failed.
      const again = tries > 0 ? `?tentativa=${tries}` : ''
      const module: Module = await import(/* @vite-ignore */ `${route.module}${again}`)
      modules[route.id] = module
      return module
    } catch {
      const there = findUnderway()
      if (!there) await pause(tries)
      else if (await isReachable(fetch)) {
        leaveFor(there)
        return new Promise(() => {})
      } else await waitForRetry(lossWith(connectionTexts.offline, there))
    }
  }
}
