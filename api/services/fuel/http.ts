import * as calls from '#contract/services/fuel/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { listFuelCampaigns, listFuelVouchers } from './list-fuel-campaigns.ts'
import { redeemFuel } from './redeem-fuel.ts'

export function fuelRoutes(app: ApiApp): void {
  serve(app, calls.listFuelCampaigns, (ctx) => listFuelCampaigns(ctx))
  serve(app, calls.listFuelVouchers, (ctx) => listFuelVouchers(ctx))
  serve(app, calls.redeemFuel, (ctx, { body, idempotencyKey }) =>
    redeemFuel(ctx, { fuelId: body.fuel_id, key: idempotencyKey }),
  )
}
