import type { Area } from '../../platform/area.ts'
import { chargeSettled, refundSettled } from '../payments/index.ts'
import { hearCharge } from './hear-charge.ts'
import { hearRefund } from './hear-refund.ts'
import { subscriptionRoutes } from './http.ts'
import { stepSubscriptionsJob } from './step-subscriptions.ts'
import { subscriptionMailJob } from './subscription-mail.ts'

export const subscriptionArea: Area = {
  routes: subscriptionRoutes,
  jobs: [stepSubscriptionsJob, subscriptionMailJob],
  extensions: [chargeSettled.heardBy(hearCharge), refundSettled.heardBy(hearRefund)],
}
