import { openToMember } from '../../people/access/index.ts'
import { mergeHeld } from '../../people/merges/index.ts'
import { deletionHeld } from '../../people/privacy/index.ts'
import type { Area } from '../../platform/area.ts'
import { chargeSettled, creditDays, refundSettled } from '../payments/index.ts'
import { topUpCarried } from './carried.ts'
import { hearCharge, hearRefund } from './credit-top-up.ts'
import { creditsByDay } from './credits-by-day.ts'
import { holdForTopUps } from './hold-deletion.ts'
import { holdMergeForTopUps } from './hold-merge.ts'
import { topUpRoutes } from './http.ts'
import { topUpKept } from './kept.ts'
import { topUpMailJob } from './top-up-mail.ts'
import { waysOf } from './ways-of.ts'

/** Credits for wallets: transfers that owners confirm, and PIX (WAL-01, WAL-05). */
export const topUpArea: Area = {
  keeps: topUpKept,
  carries: topUpCarried,
  routes: topUpRoutes,
  jobs: [topUpMailJob],
  extensions: [
    openToMember.answeredBy(async (ctx) => (waysOf(ctx).length > 0 ? ['topUps'] : [])),
    chargeSettled.heardBy(hearCharge),
    refundSettled.heardBy(hearRefund),
    creditDays.answeredBy(creditsByDay),
    deletionHeld.answeredBy(holdForTopUps),
    mergeHeld.answeredBy(holdMergeForTopUps),
  ],
}
