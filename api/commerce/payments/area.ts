import { mergeHeld } from '../../people/merges/index.ts'
import { deletionHeld } from '../../people/privacy/index.ts'
import type { Area } from '../../platform/area.ts'
import { paymentCarried } from './carried.ts'
import { checkBooksJob } from './check-books.ts'
import { holdForCharges } from './hold-deletion.ts'
import { holdMergeForCharges } from './hold-merge.ts'
import { paymentRoutes } from './http.ts'
import { paymentKept } from './kept.ts'
import { sendRefundJob } from './send-refund.ts'
import { readDoubtJob, settleChargesJob } from './settle-charges.ts'

export const paymentArea: Area = {
  keeps: paymentKept,
  carries: paymentCarried,
  routes: paymentRoutes,
  extensions: [deletionHeld.answeredBy(holdForCharges), mergeHeld.answeredBy(holdMergeForCharges)],
  jobs: [settleChargesJob, readDoubtJob, sendRefundJob, checkBooksJob],
}
