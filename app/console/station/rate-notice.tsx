import type { RateChange } from '#contract/console/schemas.ts'
import { Alert } from '../../ui/alert.tsx'
import { pointsAmount } from '../../ui/format.ts'
import { texts } from './texts.ts'

const words = texts.rate

/** What points are worth after the draft is published, and what has to be settled before (TEN-07, WAL-01). */
export function RateNotice({ from, to, wallets, waiting }: RateChange) {
  if (from === to) return null
  return (
    <Alert tone="warning" title={words.title}>
      <p>{words.wallets(wallets, pointsAmount(100), pointsAmount(100, to / from))}</p>
      {waiting > 0 ? <p>{words.waiting(waiting)}</p> : null}
    </Alert>
  )
}
