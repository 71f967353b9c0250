import * as calls from '#contract/console/fuel/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { serveSaved } from '../entries/serve-entries.ts'
import { fuelResource } from './fuel-resource.ts'
import { listManagedFuel } from './fuel-rows.ts'
import { searchFuelVouchers } from './search-vouchers.ts'
import { setVoucherUsed } from './set-voucher-used.ts'

export function managedFuelRoutes(app: ApiApp): void {
  serve(app, calls.listManagedFuel, (ctx) => listManagedFuel(ctx))
  serve(app, calls.searchFuelVouchers, (ctx, { query }) => searchFuelVouchers(ctx, query))
  serve(app, calls.setFuelVoucherUsed, (ctx, { params, body }) => setVoucherUsed(ctx, { ...params, ...body }))
  serveSaved(app, calls.managedFuel, fuelResource)
}
