import { Link } from '@remix-run/react'
import type { PointsTransaction } from '#contract/activities/wallet/schemas.ts'
import { addressOfAction } from '../../routing/activity-address.ts'
import { orderPath } from '../../routing/order-path.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { formatDate, formatTime } from '../../ui/format.ts'
import { type Column, Table } from '../../ui/table.tsx'
import * as css from './statement-table.css.ts'
import { texts } from './texts.ts'

type StatementTableProps = {
  caption: string
  direction: 'used' | 'earned'
  lines: readonly PointsTransaction[]
}

/** What, when, how much; each line leads to what caused it, where that has a page (PTS-02, TEN-08). */
export function StatementTable({ caption, direction, lines }: StatementTableProps) {
  const { currency, timezone } = useStation()
  const columns: Column<PointsTransaction>[] = [
    {
      key: 'description',
      header: texts.columns.description,
      phone: 'title',
      cell: (line) => <What line={line} />,
    },
    {
      key: 'points',
      header: texts.columns.points,
      phone: 'amount',
      align: 'end',
      cell: ({ points }) => (
        <Points points={direction === 'used' ? -points : points} currency={currency} signed />
      ),
    },
    {
      key: 'date',
      header: texts.columns.date,
      phone: 'meta',
      align: 'end',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={css.when}>
          {formatDate(createdAt, timezone)} {formatTime(createdAt, timezone)}
        </time>
      ),
    },
  ]
  return <Table caption={caption} columns={columns} rows={lines} rowKey={({ id }) => id} />
}

function What({ line: { action, order, description } }: { line: PointsTransaction }) {
  const { features } = useStation()
  const address = order !== null && features.checkout ? orderPath(order) : action && addressOfAction(action)
  if (address === null) return description
  return (
    <Link to={address} className={css.cause}>
      {description}
    </Link>
  )
}
