import { deletionHeld } from '../../people/privacy/index.ts'
import type { Area } from '../../platform/area.ts'
import { holdForCheckout } from './hold-deletion.ts'
import { cartRoutes } from './http.ts'
import { cartKept } from './kept.ts'
import { releaseExpired, releaseReservations } from './reserve-cart.ts'

export const cartArea: Area = {
  keeps: cartKept,
  routes: cartRoutes,
  jobs: [releaseReservations],
  extensions: [deletionHeld.answeredBy(holdForCheckout)],
  tidy: async (ctx) => {
    await releaseExpired(ctx)
  },
}
