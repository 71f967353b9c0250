import type { ManagedOrder } from '#contract/console/orders/schemas.ts'
import { Alert } from '../../ui/alert.tsx'
import { formatBRL } from '../../ui/format.ts'
import * as ui from '../ui/ui.css.ts'
import * as css from './orders.css.ts'
import { texts } from './texts.ts'

const { refund: words } = texts

/** What went back of an order, and what waits for its gateway. */
export function Refunds({ refunds }: Pick<ManagedOrder, 'refunds'>) {
  if (refunds.length === 0) return null
  const running = refunds.find(({ state }) => state === 'asked')
  return (
    <>
      <ul className={css.items} aria-label={words.list}>
        {refunds.map(({ number, amountCents, state, reason, who, by }) => (
          <li key={number} className={css.item}>
            <span>
              {reason}
              <span className={ui.small}>
                {' · '}
                {who ?? words.by[by]} · {words.states[state]}
              </span>
            </span>
            <span className={css.amount}>{formatBRL(amountCents)}</span>
          </li>
        ))}
      </ul>
      {running ? <Alert>{words.running(formatBRL(running.amountCents))}</Alert> : null}
    </>
  )
}
