import { participationUndone } from '../../activities/participation/index.ts'
import { orderNumbers } from '../../activities/wallet/index.ts'
import type { Area } from '../../platform/area.ts'
import { orderedThings, ordersWaiting } from '../catalog/index.ts'
import { chargeSettled, refundSettled } from '../payments/index.ts'
import { countOrdered } from './count-ordered.ts'
import { hearCharge } from './hear-charge.ts'
import { hearRefund } from './hear-refund.ts'
import { orderRoutes } from './http.ts'
import { makeVouchersJob } from './make-vouchers.ts'
import { orderMailJob } from './order-mail.ts'
import { ordersOfParticipations } from './orders-of-participations.ts'
import { countWaiting } from './orders-waiting.ts'
import { requireNoOrder } from './require-no-order.ts'

export const orderArea: Area = {
  routes: orderRoutes,
  jobs: [makeVouchersJob, orderMailJob],
  extensions: [
    chargeSettled.heardBy(hearCharge),
    refundSettled.heardBy(hearRefund),
    ordersWaiting.answeredBy(countWaiting),
    orderedThings.answeredBy(countOrdered),
    participationUndone.heardBy(requireNoOrder),
    orderNumbers.answeredBy(ordersOfParticipations),
  ],
}
