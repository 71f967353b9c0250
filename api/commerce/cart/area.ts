import { mergeHeld } from '../../people/merges/index.ts'
import { deletionHeld } from '../../people/privacy/index.ts'
import type { Area } from '../../platform/area.ts'
import { cartCarried } from './carried.ts'
import { holdForCheckout } from './hold-deletion.ts'
import { holdMergeForCheckout } from './hold-merge.ts'
import { cartRoutes } from './http.ts'
import { cartKept } from './kept.ts'
import { releaseExpired, releaseReservations } from './reserve-cart.ts'

export const cartArea: Area = {
  keeps: cartKept,
  carries: cartCarried,
  routes: cartRoutes,
  jobs: [releaseReservations],
  extensions: [deletionHeld.answeredBy(holdForCheckout), mergeHeld.answeredBy(holdMergeForCheckout)],
  tidy: async (ctx) => {
    await releaseExpired(ctx)
  },
}
