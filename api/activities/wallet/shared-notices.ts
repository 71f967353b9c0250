import type { Lot } from '../../ledger/index.ts'
import { type Notice, toldOnOf } from './schedule-of-ends.ts'

type Told<N extends Notice> = { lots: readonly Lot[]; notices: readonly N[] }

/**
 * Which notices still hold when what two wallets have lies in one: those that say nothing of points whose owner was not told of them, or only
 * later. Of the others it is told anew: nothing ends that was not told thirty days before (GAP-112). Pure.
 */
export function sharedNotices<N extends Notice>(one: Told<N>, other: Told<N>): N[] {
  return [...truthful(one, other), ...truthful(other, one)]
}

const truthful = <N extends Notice>({ notices }: Told<N>, { lots, notices: own }: Told<N>): N[] =>
  notices.filter(({ earnedUntil, toldOn }) =>
    lots.filter(({ day }) => day <= earnedUntil).every((lot) => (toldOnOf(lot, own) ?? '9999') <= toldOn),
  )
