import type { InvitedUser } from '#contract/activities/invitations/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { formatDate, formatTime } from '../../ui/format.ts'
import { type Column, Table } from '../../ui/table.tsx'
import * as css from './invite.css.ts'
import { texts } from './texts.ts'

/** Who, how far, what it brought, when: DD/MM/YYYY HH:mm (PTS-05, TEN-08). */
export function InvitedTable({ invited }: { invited: readonly InvitedUser[] }) {
  const { currency, timezone } = useStation()
  const { columns: names, states, title } = texts.invited
  const columns: Column<InvitedUser>[] = [
    { key: 'name', header: names.name, phone: 'title', cell: (row) => row.invited.name },
    { key: 'state', header: names.state, phone: 'pair', cell: ({ state }) => states[state] },
    {
      key: 'points',
      header: names.points,
      phone: 'amount',
      align: 'end',
      cell: ({ points }) => (points === null ? '—' : <Points points={points} currency={currency} signed />),
    },
    {
      key: 'date',
      header: names.date,
      phone: 'meta',
      align: 'end',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={css.when}>
          {formatDate(createdAt, timezone)} {formatTime(createdAt, timezone)}
        </time>
      ),
    },
  ]
  return <Table caption={title} columns={columns} rows={invited} rowKey={({ id }) => id} />
}
