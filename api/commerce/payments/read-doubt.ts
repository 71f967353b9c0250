import { z } from 'zod'
import { atStation, defineJob } from '../../platform/jobs/index.ts'
import { PaymentInDoubt } from '../../platform/ports/payments/payments.ts'
import { chargeInStation } from './charge-rows.ts'
import { readCharge } from './read-charge.ts'

/** Asks what became of a charge whose answer was lost, while it is not known; a gateway that is silent again is asked by the next one (GAP-121). */
export const readDoubtJob = defineJob({
  name: 'read-doubt',
  data: z.object({ stationId: z.number(), chargeId: z.number() }),
  retries: 0,
  async run(job, { stationId, chargeId }) {
    const ctx = await atStation(job, stationId)
    const charge = ctx && (await chargeInStation(ctx, { id: chargeId }))
    if (!charge || charge.state === 'paid' || charge.endAskedAt) return
    await readCharge(ctx, charge).catch((error) => {
      if (!(error instanceof PaymentInDoubt)) throw error
    })
  },
})
