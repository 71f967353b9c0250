import type { Area } from '../../platform/area.ts'
import { checkBooksJob } from './check-books.ts'
import { paymentRoutes } from './http.ts'
import { sendRefundJob } from './send-refund.ts'
import { readDoubtJob, settleChargesJob } from './settle-charges.ts'

export const paymentArea: Area = {
  routes: paymentRoutes,
  jobs: [settleChargesJob, readDoubtJob, sendRefundJob, checkBooksJob],
}
