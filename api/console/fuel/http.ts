import * as calls from '#contract/console/fuel/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getManagedFuel, listManagedFuel } from './fuel-rows.ts'
import { createFuel, saveFuel } from './save-fuel.ts'
import { searchFuelVouchers } from './search-vouchers.ts'
import { setVoucherUsed } from './set-voucher-used.ts'

export function managedFuelRoutes(app: ApiApp): void {
  serve(app, calls.listManagedFuel, (ctx) => listManagedFuel(ctx))
  serve(app, calls.searchFuelVouchers, (ctx, { query }) => searchFuelVouchers(ctx, query))
  serve(app, calls.setFuelVoucherUsed, (ctx, { params, body }) => setVoucherUsed(ctx, { ...params, ...body }))
  serve(app, calls.getManagedFuel, (ctx, { params }) => getManagedFuel(ctx, params.id))
  serve(app, calls.createFuel, (ctx, { body, idempotencyKey }) => createFuel(ctx, body, idempotencyKey))
  serve(app, calls.saveFuel, (ctx, { params, body }) => saveFuel(ctx, { ...params, ...body }))
}
