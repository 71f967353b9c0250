import type { PointsTransaction, PointsTransactions } from '#contract/activities/wallet/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { formatDate, formatTime, pointsAmount } from '../../ui/format.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { LineStory } from './line-story.tsx'
import * as css from './statement-table.css.ts'
import { texts } from './texts.ts'

type StatementTableProps = {
  caption: string
  lines: readonly PointsTransaction[]
  days: PointsTransactions['days']
}

/**
 * Shows subject, reason, time, points and balance of each line, with a link to its cause where that has a page, day by day with the balance at its
 * end (PTS-02, TEN-08).
 */
export function StatementTable({ caption, lines, days }: StatementTableProps) {
  const { timezone } = useStation()
  const balances = new Map(days.map(({ day, balance }) => [formatDate(day), { day, balance }]))
  const columns: Column<PointsTransaction>[] = [
    {
      key: 'description',
      header: texts.columns.description,
      phone: 'title',
      cell: (line) => <LineStory line={line} />,
    },
    {
      key: 'points',
      header: texts.columns.points,
      phone: 'amount',
      align: 'end',
      cell: (line) => <Amount line={line} />,
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
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
      groupOf={({ createdAt }) => {
        const key = formatDate(createdAt, timezone)
        const end = balances.get(key)
        return { key, title: end ? <DayHead {...end} /> : key }
      }}
      fromTop
    />
  )
}

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' })

/** Shows a day by its name, and what the wallet had at its end. */
function DayHead({ day, balance }: PointsTransactions['days'][number]) {
  const { currency } = useStation()
  return (
    <span className={css.day}>
      <span className={css.weekday}>{weekday.format(new Date(day))}</span>{' '}
      <span>{texts.dayBalance(formatDate(day).slice(0, 5), pointsAmount(balance, currency.multiplier))}</span>
    </span>
  )
}

function Amount({ line: { points, direction, balance, hold } }: { line: PointsTransaction }) {
  const { currency } = useStation()
  const amount = <Points points={direction === 'used' ? -points : points} currency={currency} signed />
  return (
    <span className={css.amounts}>
      {hold?.state === 'released' ? <s className={css.cameBack}>{amount}</s> : amount}
      <span className={css.balance}>{texts.balanceAfter(pointsAmount(balance, currency.multiplier))}</span>
    </span>
  )
}
