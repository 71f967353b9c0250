import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listHealthAppointments } from '#contract/services/appointments/endpoints.ts'
import { healthKinds } from '#contract/services/appointments/kinds.ts'
import { getServiceContent } from '#contract/services/consultancies/endpoints.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Heading } from '../../ui/text.tsx'
import { AppointmentList } from '../appointment-list.tsx'
import { appointmentTexts } from '../appointment-texts.ts'
import { Doors } from '../doors.tsx'
import { Lines } from '../lines.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { ReadersLink } from '../readers-link.tsx'
import { ServicePage } from '../service-page.tsx'
import { serviceTexts } from '../texts.ts'
import { infoPath } from './health-paths.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: serviceTexts.meta(texts.title, loaded?.station ?? '') },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Loads the menu of health, its programme, and the member's requests (HEA-01, HEA-05). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const [content, list] = await Promise.all([
    orFailed(args.context, api.call(getServiceContent, { params: { area: 'health' } })),
    orFailed(args.context, api.call(listHealthAppointments)),
  ])
  return { station: requireStation(args.context).config.name, content, list }
}

export default function HealthHome() {
  const { content, list } = useLoaderData<typeof loader>()
  const doors = healthKinds.map((kind) => {
    const { title, object } = texts.kinds[kind]
    const help = content?.days ? texts.days(content.days[kind]) : ''
    return { href: infoPath(kind), label: title, help, object }
  })
  return (
    <ServicePage title={texts.title} lead={content?.intro}>
      <Doors label={texts.menu} list={doors} />
      <Panel title={texts.programme.title}>
        <Lines text={texts.programme.rules.join('\n')} />
        {content?.guidance ? <Prose sanitizedHtml={content.guidance} under={2} /> : null}
      </Panel>
      {content?.hours ? (
        <Panel title={texts.programme.hours}>
          <Lines text={content.hours} />
        </Panel>
      ) : null}
      <Stack gap={16} as="section" id="pedidos">
        <Heading level={2} size="section">
          {texts.mine}
        </Heading>
        <ReadersLink />
        {list === null ? <NotLoaded /> : null}
        {list?.length === 0 ? <EmptyState object="calendar">{appointmentTexts.none}</EmptyState> : null}
        {list && list.length > 0 ? <AppointmentList list={list} isMixed /> : null}
      </Stack>
    </ServicePage>
  )
}
