import type { QueuedAppointment } from '#contract/console/services/schemas.ts'
import { appointmentNames, weekdayNames } from '#contract/services/appointments/kinds.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDate, formatDateTime, formatTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import * as ui from '../ui/ui.css.ts'
import { stateLooks } from './state-looks.ts'
import { texts } from './texts.ts'

type Props = {
  list: readonly QueuedAppointment[]
  caption: string /** Of one day: times come first. */
  isDay?: boolean
}

/** Requests, without what they say: that is read where one is opened. */
export function AppointmentTable({ list, caption, isDay = false }: Props) {
  const { timezone } = useStation()
  const person: Column<QueuedAppointment> = {
    key: 'person',
    header: texts.person,
    phone: 'title',
    cell: ({ person, kind }) => (
      <Stack gap={4}>
        <strong>{person}</strong>
        <span className={ui.small}>{appointmentNames[kind]}</span>
      </Stack>
    ),
  }
  const time: Column<QueuedAppointment> = {
    key: 'time',
    header: texts.day.time,
    phone: 'meta',
    cell: ({ at }) => (at ? <time dateTime={at}>{formatTime(at, timezone)}</time> : texts.noTime),
  }
  const dates: Column<QueuedAppointment>[] = [
    {
      key: 'asked',
      header: texts.asked,
      phone: 'meta',
      cell: ({ createdAt }) => formatDate(createdAt, timezone),
    },
    { key: 'preference', header: texts.preference, cell: ({ weekday }) => weekdayNames[weekday] },
    {
      key: 'when',
      header: texts.when,
      cell: ({ at }) => (at ? formatDateTime(at, timezone) : texts.noTime),
    },
  ]
  const state: Column<QueuedAppointment> = {
    key: 'state',
    header: texts.state,
    cell: ({ state }) => <Badge {...stateLooks[state]}>{texts.states[state]}</Badge>,
  }
  const open: Column<QueuedAppointment> = {
    key: 'open',
    header: texts.open,
    phone: 'action',
    cell: ({ id, person }) => (
      <ButtonLink
        href={`/gestao/consultas/${id}`}
        variant="secondary"
        size="small"
        aria-label={texts.openOf(person)}
      >
        {texts.open}
      </ButtonLink>
    ),
  }
  const columns = isDay ? [time, person, state, open] : [person, ...dates, state, open]
  return <Table caption={caption} columns={columns} rows={list} rowKey={({ id }) => id} />
}
