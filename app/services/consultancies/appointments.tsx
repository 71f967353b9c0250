import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import {
  askAccountingAppointment,
  askLegalAppointment,
  getOfferedDays,
  listAccountingAppointments,
  listLegalAppointments,
} from '#contract/services/appointments/endpoints.ts'
import { newFormKey } from '../../forms/form-key.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { AppointmentList } from '../appointment-list.tsx'
import { appointmentTexts as words } from '../appointment-texts.ts'
import { sendRequest } from '../ask-appointment.server.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { ReadersLink } from '../readers-link.tsx'
import { ServicePage } from '../service-page.tsx'
import { serviceTexts } from '../texts.ts'
import { AskDialog, SentDialog } from './appointment-dialogs.tsx'
import { caseAreaAt, homeOf, pathOf } from './area-paths.ts'

const lists = { legal: listLegalAppointments, accounting: listAccountingAppointments }
const perPage = 50
const asks = { legal: askLegalAppointment, accounting: askAccountingAppointment }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? serviceTexts.meta(words.title[loaded.area], loaded.station) : '' },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Lists the member's requests, with the dialog for a new one at its own address (LEG-03, CTB-03). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const area = caseAreaAt(args.request)
  const query = new URL(args.request.url).searchParams
  const dialog = query.get('dialogo')
  const isAsking = dialog === 'solicitar'
  const before = numberOr(query.get('antes')) ?? undefined
  const [found, days, user] = await Promise.all([
    orFailed(args.context, api.call(lists[area], { query: { before, limit: perPage + 1 } })),
    isAsking ? api.call(getOfferedDays, { params: { kind: area } }) : null,
    isAsking ? api.call(getUserWeb, { params: { id: 'me' } }) : null,
  ])
  const list = found?.slice(0, perPage) ?? null
  const person = user?.content
  return {
    station: requireStation(args.context).config.name,
    area,
    list,
    isSent: dialog === 'enviado',
    isFirst: before === undefined,
    older: found && found.length > perPage ? (list?.at(-1)?.id ?? null) : null,
    asking: days && person ? { ...days, name: person.name, email: person.email, tel: person.tel } : null,
    key: newFormKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const area = caseAreaAt(args.request)
  const send = ({ date, description }: { date: string; description: string }, idempotencyKey?: string) =>
    api.call(asks[area], { body: { date, description }, idempotencyKey })
  return sendRequest(await args.request.formData(), send, `${pathOf(area, 'agendamentos')}?dialogo=enviado`)
}

export default function Appointments() {
  const { area, list, older, isFirst, asking, isSent, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const here = pathOf(area, 'agendamentos')
  return (
    <ServicePage
      title={words.title[area]}
      back={homeOf(area)}
      action={
        <Cluster>
          <ButtonLink href="?dialogo=solicitar" icon="calendar" preventScrollReset>
            {words.ask}
          </ButtonLink>
          <ReadersLink />
        </Cluster>
      }
    >
      {list === null ? <NotLoaded /> : null}
      {list?.length === 0 ? <EmptyState object="calendar">{words.none}</EmptyState> : null}
      {list && list.length > 0 ? <AppointmentList list={list} /> : null}
      <PageLinks
        newest={isFirst ? null : here}
        older={older === null ? null : `?antes=${older}`}
        words={words}
      />
      {asking ? <AskDialog area={area} asking={asking} refused={refused} here={here} formKey={key} /> : null}
      {isSent ? <SentDialog area={area} closeHref={here} /> : null}
    </ServicePage>
  )
}
