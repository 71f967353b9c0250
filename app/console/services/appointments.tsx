import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchAppointments } from '#contract/console/services/endpoints.ts'
import {
  appointmentKinds,
  appointmentNames,
  appointmentStates,
} from '#contract/services/appointments/kinds.ts'
import { Form } from '../../forms/form.tsx'
import { numberOr } from '../../routing/number-or.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Select } from '../../ui/select.tsx'
import { requireOwner } from '../owner/require-owner.server.ts'
import { PageHead } from '../ui/page-head.tsx'
import * as ui from '../ui/ui.css.ts'
import { AppointmentTable } from './appointment-table.tsx'
import { ServiceTabs } from './service-tabs.tsx'
import { texts } from './texts.ts'

const here = '/gestao/consultas'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
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
    <Stack gap={24}>
      <PageHead title={texts.title} lead={texts.lead} />
      <ServiceTabs current="list" />
      <Alert
        tone={waiting > 0 ? 'warning' : 'success'}
        action={
          waiting > 0 && state !== 'asked' ? (
            <TextLink href="?situacao=asked">{texts.seeWaiting}</TextLink>
          ) : undefined
        }
      >
        {waiting > 0 ? texts.waiting(waiting) : texts.waitingNone}
      </Alert>
      <Form noValidate method="get" role="search" className={ui.inlineThree} key={asked}>
        <Field id="area" label={texts.area}>
          <Select
            name="area"
            placeholder={texts.allAreas}
            defaultValue={kind}
            options={appointmentKinds.map((value) => ({ value, label: appointmentNames[value] }))}
          />
        </Field>
        <Field id="situacao" label={texts.state}>
          <Select
            name="situacao"
            placeholder={texts.allStates}
            defaultValue={state}
            options={appointmentStates.map((value) => ({ value, label: texts.states[value] }))}
          />
        </Field>
        <Cluster gap={4}>
          <Button variant="secondary" icon="filter">
            {texts.filter}
          </Button>
          {asked ? (
            <ButtonLink href={here} variant="quiet">
              {texts.clear}
            </ButtonLink>
          ) : null}
        </Cluster>
      </Form>
      {list.length === 0 ? (
        <EmptyState object="calendar">{asked === '' && isFirst ? texts.none : texts.noneFound}</EmptyState>
      ) : (
        <AppointmentTable list={list} caption={texts.caption} />
      )}
      <PageLinks newest={isFirst ? null : `${here}${asked}`} older={older} words={texts} />
    </Stack>
  )
}
