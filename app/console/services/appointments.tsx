import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchAppointments } from '#contract/console/services/endpoints.ts'
import {
  appointmentKinds,
  appointmentNames,
  appointmentStates,
} from '#contract/services/appointments/kinds.ts'
import { numberOr } from '../../routing/number-or.ts'
import { Alert } from '../../ui/alert.tsx'
import { Field } from '../../ui/field.tsx'
import { TextLink } from '../../ui/link.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Select } from '../../ui/select.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { AppointmentTable } from './appointment-table.tsx'
import { firstPageFor, ServiceTabs } from './service-tabs.tsx'
import { texts } from './texts.ts'

const here = '/gestao/consultas'

export async function loader(args: LoaderFunctionArgs) {
  const { api, teammate } = await requireTeam(args)
  if (!teammate.rights.includes('appointments')) throw redirect(firstPageFor(teammate.rights))
  const query = new URL(args.request.url).searchParams
  const kind = appointmentKinds.find((one) => one === query.get('area'))
  const state = appointmentStates.find((one) => one === query.get('situacao'))
  const before = numberOr(query.get('antes')) ?? undefined
  const { list, next, waiting } = await api.call(searchAppointments, { query: { kind, state, before } })
  const asked = new URLSearchParams({ ...(kind && { area: kind }), ...(state && { situacao: state }) })
  const older = new URLSearchParams(asked)
  if (next !== null) older.set('antes', String(next))
  return {
    ...{ list, waiting, kind: kind ?? '', state: state ?? '', isFirst: before === undefined },
    asked: asked.size > 0 ? `?${asked}` : '',
    older: next === null ? null : `?${older}`,
  }
}

/** The queue of requests, by area and state; one is opened at its own address. */
export default function Appointments() {
  const { list, waiting, kind, state, asked, older, isFirst } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      tabs={<ServiceTabs current="list" />}
      notice={<Waiting waiting={waiting} isShown={state === 'asked'} />}
      filter={
        <FilterForm filter={{ state, kind }} isFiltered={asked !== ''} states={states} href={here}>
          <Field id="area" label={texts.area}>
            <Select
              name="area"
              placeholder={texts.allAreas}
              defaultValue={kind}
              options={appointmentKinds.map((value) => ({ value, label: appointmentNames[value] }))}
            />
          </Field>
        </FilterForm>
      }
      object="calendar"
      none={texts.none}
      noneFound={texts.noneFound}
      isEmpty={list.length === 0}
      isFiltered={asked !== '' || !isFirst}
      pages={<PageLinks newest={isFirst ? null : `${here}${asked}`} older={older} words={texts} />}
    >
      <AppointmentTable list={list} caption={texts.caption} />
    </ListPage>
  )
}

const states = appointmentStates.map((value) => ({ value, label: texts.states[value] }))

const Waiting = ({ waiting, isShown }: { waiting: number; isShown: boolean }) => (
  <Alert
    tone={waiting > 0 ? 'warning' : 'success'}
    action={
      waiting > 0 && !isShown ? <TextLink href="?situacao=asked">{texts.seeWaiting}</TextLink> : undefined
    }
  >
    {waiting > 0 ? texts.waiting(waiting) : texts.waitingNone}
  </Alert>
)
