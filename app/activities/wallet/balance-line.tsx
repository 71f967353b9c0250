import type { PointsTransactions } from '#contract/activities/wallet/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { formatDate, formatPoints } from '../../ui/format.ts'
import { srOnly } from '../../ui/global.css.ts'
import * as css from './balance-line.css.ts'
import { texts } from './texts.ts'

type Days = PointsTransactions['days']
const words = texts.line

const dayMs = 24 * 60 * 60 * 1000

/** The drawing's own measure; it is stretched to its place. */
const box = { width: 300, height: 60, margin: 4 } as const

/** Draws the balance over a period, with its table for who does not see it; nothing where it would be a single day (PTS-02). */
export function BalanceLine({ days }: { days: Days }) {
  const { currency } = useStation()
  const moved = movedDays(days)
  const [first, last] = [moved[0], moved.at(-1)]
  if (!first || !last || moved.length < 2) return null
  const title = words.title(formatDate(first.day), formatDate(last.day))
  const line = pointsOf(moved)
  return (
    <figure className={css.figure}>
      <svg
        className={css.drawing}
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <polygon className={css.area} points={`0,${box.height} ${line} ${box.width},${box.height}`} />
        <polyline className={css.line} points={line} />
      </svg>
      <div className={srOnly}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.balance}</th>
            </tr>
          </thead>
          <tbody>
            {moved.map(({ day, balance }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day)}</th>
                <td>{formatPoints(balance, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className={css.caption}>{title}</figcaption>
    </figure>
  )
}

/** Leaves out the days whose balance is that of the day before: they add nothing to the line. Pure. */
export const movedDays = (days: Days): Days =>
  days.filter(({ balance }, place) => balance !== (days[place - 1]?.balance ?? 0))

/**
 * Places the balances: each goes on until the day of the next, the last to the end of its own; days are as far apart as they are, the highest
 * balance is at the top. Pure.
 */
export function pointsOf(days: Days): string {
  const times = days.map(({ day }) => Date.parse(day))
  const balances = days.map(({ balance }) => balance)
  const [start, end] = [times[0] ?? 0, (times.at(-1) ?? 0) + dayMs]
  const [low, high] = [Math.min(...balances), Math.max(...balances)]
  const share = (value: number, from: number, to: number) => (to > from ? (value - from) / (to - from) : 0.5)
  const across = (time: number) => (share(time, start, end) * box.width).toFixed(1)
  const down = (balance: number) =>
    (box.margin + (1 - share(balance, low, high)) * (box.height - 2 * box.margin)).toFixed(1)
  return days
    .map(({ balance }, place) => {
      const y = down(balance)
      return `${across(times[place] ?? start)},${y} ${across(times[place + 1] ?? end)},${y}`
    })
    .join(' ')
}
