import type { PointsTransaction } from '#contract/activities/wallet/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { formatDateTime, pointsAmount } from '../../ui/format.ts'
import { type Column, Table } from '../../ui/table.tsx'
import * as css from './statement-print.css.ts'
import { texts } from './texts.ts'

/** Every line as paper has it: nothing to open, what a reservation came to beside it (PTS-02). */
export function PrintedLines({ lines }: { lines: readonly PointsTransaction[] }) {
  const { timezone, currency } = useStation()
  const columns: Column<PointsTransaction>[] = [
    {
      key: 'date',
      header: texts.columns.date,
      phone: 'meta',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt, timezone)}</time>,
    },
    {
      key: 'description',
      header: texts.columns.description,
      phone: 'title',
      cell: ({ description, reason, hold }) => (
        <span className={css.what}>
          {description}
          <span className={css.why}>{hold ? `${reason} · ${texts.hold[hold.state]}` : reason}</span>
        </span>
      ),
    },
    {
      key: 'points',
      header: texts.columns.points,
      phone: 'amount',
      align: 'end',
      cell: ({ points, direction }) => (
        <Points points={direction === 'used' ? -points : points} currency={currency} signed />
      ),
    },
    {
      key: 'balance',
      header: texts.paper.balance,
      align: 'end',
      cell: ({ balance }) => pointsAmount(balance, currency.multiplier),
    },
  ]
  return <Table caption={texts.paper.title} columns={columns} rows={lines} rowKey={({ id }) => id} fromTop />
}
