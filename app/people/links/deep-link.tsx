import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Message } from './message.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = () => [
  { title: texts.deepLink.title },
  { name: 'robots', content: 'noindex' },
]
const vary = { vary: 'User-Agent, Cookie', 'cache-control': 'no-store' }
export const headers = () => vary

/** Phones get the app, everything else the activity's page (DLK-01). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { config } = requireStation(context)
  const { resource = '', type = '', activityId = '' } = params
  if (![resource, type].every((one) => /^[\w-]{1,40}$/.test(one)) || !/^\d{1,15}$/.test(activityId))
    throw new Response(null, { status: 404 })
  const page = context.sessionToken ? `/homepage/atividades/${activityId}` : `/atividade/${activityId}`
  const device = deviceOf(request.headers.get('user-agent'))
  const app = appLink(config.apps, device, { resource, type, activityId })
  return app ? data({ ...app, page }) : redirect(page, { headers: vary })
}

/** Shows the small script opens the app at once and the store two seconds later; without it these are buttons. */
export default function DeepLink() {
  const { device, direct, button, store, page } = useLoaderData<typeof loader>()
  const { name } = useStation()
  const { title, text, open, store: stores, web } = texts.deepLink
  return (
    <div data-open-app={direct} data-else={store ?? page}>
      <Message icon="smartphone" title={title} text={text(name)}>
        <ButtonLink href={button} reload>
          {open}
        </ButtonLink>
        {store ? (
          <ButtonLink href={store} variant="secondary" icon="download" reload>
            {device === 'ios' ? stores.ios : stores.android}
          </ButtonLink>
        ) : null}
        <ButtonLink href={page} variant="quiet" reload>
          {web}
        </ButtonLink>
      </Message>
    </div>
  )
}

type Target = { resource: string; type: string; activityId: string }

/**
 * Gives the link that opens an activity in a station's app (DLK-01), and the store of the app. Null on desktops and
 * where the station has no app: there the page opens. Pure.
 */
export function appLink(apps: StationConfig['apps'], device: Device, target: Target) {
  const { hasApp, scheme } = apps
  if (device === 'desktop' || !hasApp || !scheme) return null
  const path = [target.resource, target.type, target.activityId].map(encodeURIComponent).join('/')
  const store = apps[device] ?? null
  const direct = `${scheme}://${path}`
  return { device, direct, button: device === 'android' ? intent(path, scheme, store) : direct, store }
}

/** Writes the address by which Android browsers open the app, or else the store, also without scripts. */
function intent(path: string, scheme: string, store: string | null): string {
  const packageName = store && URL.canParse(store) ? new URL(store).searchParams.get('id') : null
  const parts = [
    `scheme=${scheme}`,
    ...(packageName && /^[\w.]+$/.test(packageName) ? [`package=${packageName}`] : []),
    ...(store ? [`S.browser_fallback_url=${encodeURIComponent(store)}`] : []),
  ]
  return `intent://${path}#Intent;${parts.join(';')};end`
}

type Device = 'android' | 'ios' | 'desktop'

/** Reads the kind of device from its user agent. iPads that call themselves Macs count as desktops. Pure. */
export function deviceOf(userAgent: string | null): Device {
  if (/android/i.test(userAgent ?? '')) return 'android'
  return /iphone|ipad|ipod/i.test(userAgent ?? '') ? 'ios' : 'desktop'
}
