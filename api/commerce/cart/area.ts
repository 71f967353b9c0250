import type { Area } from '../../platform/area.ts'
import { cartRoutes } from './http.ts'
import { releaseExpired, releaseReservations } from './reserve-cart.ts'

export const cartArea: Area = {
  routes: cartRoutes,
  jobs: [releaseReservations],
  tidy: async (ctx) => {
    await releaseExpired(ctx)
  },
}
