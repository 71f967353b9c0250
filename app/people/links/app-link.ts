import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import type { Device } from './device.ts'

type Target = { resource: string; type: string; activityId: string }

/**
 * How an activity opens in a station's app (DLK-01): by the app's scheme, and where to get the app. Null on desktops
 * and where the station has no app: there the page opens. Pure.
 */
export function appLink(apps: StationConfig['apps'], device: Device, target: Target) {
  const { hasApp, scheme } = apps
  if (device === 'desktop' || !hasApp || !scheme) return null
  const path = [target.resource, target.type, target.activityId].map(encodeURIComponent).join('/')
  const store = apps[device] ?? null
  const direct = `${scheme}://${path}`
  return { device, direct, button: device === 'android' ? intent(path, scheme, store) : direct, store }
}

/** Android browsers open the app by this, or else the store, also without scripts. */
function intent(path: string, scheme: string, store: string | null): string {
  const packageName = store && URL.canParse(store) ? new URL(store).searchParams.get('id') : null
  const parts = [
    `scheme=${scheme}`,
    ...(packageName && /^[\w.]+$/.test(packageName) ? [`package=${packageName}`] : []),
    ...(store ? [`S.browser_fallback_url=${encodeURIComponent(store)}`] : []),
  ]
  return `intent://${path}#Intent;${parts.join(';')};end`
}
