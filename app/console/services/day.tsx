import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAppointmentDay } from '#contract/console/services/endpoints.ts'
import { Form } from '../../forms/form.tsx'
import { requireStation } from '../../station/require-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { formatDate } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { dayIn, dayOf, plusDays } from '../orders/filter.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import * as ui from '../ui/ui.css.ts'
import { AppointmentTable } from './appointment-table.tsx'
import { ServiceTabs } from './service-tabs.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ day }) => texts.day.title(formatDate(day)))

const { day: words } = texts

export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { timezone } = requireStation(args.context).config
  const asked = dayIn(new URL(args.request.url).searchParams.get('dia'))
  const day = asked ?? dayOf(new Date(), timezone)
  const list = await api.call(listAppointmentDay, { params: { day } })
  return { day, list, before: plusDays(day, -1), after: plusDays(day, 1) }
}

/** The calendar of one day of the station: what is confirmed, hour by hour. */
export default function AppointmentDay() {
  const { day, list, before, after } = useLoaderData<typeof loader>()
  return (
    <Stack gap={24}>
      <PageHead title={words.title(formatDate(day))} lead={words.lead} />
      <ServiceTabs current="day" />
      <Cluster justify="between" align="end">
        <Form noValidate method="get" className={ui.inline} key={day}>
          <Field id="dia" label={words.choose}>
            <TextInput name="dia" type="date" defaultValue={day} />
          </Field>
          <Button variant="secondary">{words.show}</Button>
        </Form>
        <Cluster>
          <ButtonLink href={`?dia=${before}`} variant="quiet" icon="chevronLeft">
            {words.before}
          </ButtonLink>
          <ButtonLink href={`?dia=${after}`} variant="quiet" iconAfter="chevronRight">
            {words.after}
          </ButtonLink>
        </Cluster>
      </Cluster>
      {list.length === 0 ? (
        <EmptyState object="calendar">{words.none}</EmptyState>
      ) : (
        <AppointmentTable list={list} caption={words.caption} isDay />
      )}
    </Stack>
  )
}
