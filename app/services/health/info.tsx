import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getOfferedDays } from '#contract/services/appointments/endpoints.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Lines } from '../lines.tsx'
import { ServicePage } from '../service-page.tsx'
import { serviceTexts } from '../texts.ts'
import { formPath, healthPath, kindAt } from './health-paths.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? serviceTexts.meta(texts.kinds[loaded.kind].title, loaded.station) : '' },
]

/** Explains one kind of health service, with 'Agendar' (HEA-02..04, GAP-104). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const kind = kindAt(args.request)
  const offered = await orFailed(args.context, api.call(getOfferedDays, { params: { kind } }))
  return { station: requireStation(args.context).config.name, kind, days: offered?.days ?? null }
}

export default function HealthInfo() {
  const { kind, days } = useLoaderData<typeof loader>()
  const { title, lead, points } = texts.kinds[kind]
  const lines = days ? [texts.kinds[kind].attended(days), ...points] : points
  return (
    <ServicePage title={title} lead={lead} back={{ href: healthPath, name: texts.title }} width="reading">
      <Panel title={texts.about}>
        <Lines text={lines.join('\n')} />
      </Panel>
      <div>
        <ButtonLink href={formPath(kind)} icon="calendar" width="phone">
          {texts.book}
        </ButtonLink>
      </div>
    </ServicePage>
  )
}
