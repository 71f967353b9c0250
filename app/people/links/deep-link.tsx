import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { appLink } from './app-link.ts'
import { deviceOf } from './device.ts'
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

/** The small script opens the app at once and the store two seconds later; without it these are buttons. */
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
