import { participationUndone } from '../../activities/participation/index.ts'
import { orderNumbers } from '../../activities/wallet/index.ts'
import { mergeHeld } from '../../people/merges/index.ts'
import { deletionHeld } from '../../people/privacy/index.ts'
import type { Area } from '../../platform/area.ts'
import { orderedThings, ordersWaiting } from '../catalog/index.ts'
import { chargeSettled, refundSettled } from '../payments/index.ts'
import { hearRefund } from './apply-refund.ts'
import { countOrdered, countWaiting, ordersOfParticipations, requireNoOrder } from './asked-of-orders.ts'
import { orderCarried } from './carried.ts'
import { holdForOrders } from './hold-deletion.ts'
import { holdMergeForOrders } from './hold-merge.ts'
import { orderRoutes } from './http.ts'
import { orderKept } from './kept.ts'
import { makeVouchersJob } from './make-vouchers.ts'
import { orderMailJob } from './order-mail.ts'
import { hearCharge } from './pay-order.ts'

export const orderArea: Area = {
  keeps: orderKept,
  carries: orderCarried,
  routes: orderRoutes,
  jobs: [makeVouchersJob, orderMailJob],
  extensions: [
    chargeSettled.heardBy(hearCharge),
    refundSettled.heardBy(hearRefund),
    ordersWaiting.answeredBy(countWaiting),
    orderedThings.answeredBy(countOrdered),
    participationUndone.heardBy(requireNoOrder),
    orderNumbers.answeredBy(ordersOfParticipations),
    deletionHeld.answeredBy(holdForOrders),
    mergeHeld.answeredBy(holdMergeForOrders),
  ],
}
