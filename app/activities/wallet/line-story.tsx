import { Link } from '@remix-run/react'
import type { PointsHold, PointsTransaction } from '#contract/activities/wallet/schemas.ts'
import { addressOfAction } from '../../routing/activity-address.ts'
import { orderPath } from '../../routing/order-path.ts'
import { topUpListPath } from '../../routing/top-ups-path.ts'
import { useMember } from '../../session/use-member.ts'
import { isOpenOn } from '../../station/navigation.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatDateTime, pointsAmount } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import * as css from './statement-table.css.ts'
import { texts } from './texts.ts'

const words = texts.hold

/**
 * Shows the subject and the reason of a line; opened, its rule, the course of a reservation and the way to its subject
 * (PTS-02, GAP-64).
 */
export function LineStory({ line }: { line: PointsTransaction }) {
  const thing = useThing(line)
  return (
    <>
      {thing ? (
        <Link to={thing.address} className={css.cause}>
          {line.description}
        </Link>
      ) : (
        line.description
      )}
      <details className={css.why}>
        <summary className={css.summary}>
          <span>
            {line.reason}
            <span className={css.chevron}>
              <Icon name="chevronDown" size={16} />
            </span>
          </span>
          {line.hold ? <HoldState hold={line.hold} /> : null}
        </summary>
        <div className={css.told}>
          <p>{line.rule}</p>
          {line.hold ? <Steps hold={line.hold} /> : null}
          {thing ? (
            <p>
              <TextLink href={thing.address}>{thing.label}</TextLink>
            </p>
          ) : null}
        </div>
      </details>
    </>
  )
}

type Thing = { address: string; label: string }

/** Gives the page that a line leads to; null where the member cannot open it. */
function useThing({ action, order, topUp, plan }: PointsTransaction): Thing | null {
  const station = useStation()
  const { opens } = useMember()
  const isShop = isOpenOn(station, topUpListPath)
  if (order !== null && isShop) return { address: orderPath(order), label: texts.thing.order }
  if (topUp !== null && isShop) return { address: topUpListPath, label: texts.thing.topUp }
  if (plan !== null && opens.includes('plans'))
    return { address: '/homepage/planos', label: texts.thing.plan }
  const address = action && addressOfAction(action)
  return address ? { address, label: texts.thing.action } : null
}

const looks = {
  held: { tone: 'warning', icon: 'clock' },
  captured: { tone: 'success', icon: 'check' },
  released: { tone: 'neutral', icon: 'undo' },
} as const

const HoldState = ({ hold: { state } }: { hold: PointsHold }) => (
  <Badge {...looks[state]}>{words[state]}</Badge>
)

function Steps({ hold }: { hold: PointsHold }) {
  const { timezone, currency } = useStation()
  return (
    <ol className={css.steps}>
      {hold.steps.map(({ state, createdAt, balance }) => (
        <li key={state} className={css.step}>
          <span className={css.stepName}>{words.steps[state]}</span>
          <span>
            <time dateTime={createdAt}>{formatDateTime(createdAt, timezone)}</time>
            {balance === null ? null : ` · ${texts.balanceAfter(pointsAmount(balance, currency.multiplier))}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
