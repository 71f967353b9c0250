import * as calls from '#contract/commerce/vouchers/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { checkVoucher, inspectVoucher } from './check-voucher.ts'
import { getOwnVoucher, listBoughtCoupons, listDependents, listVouchers } from './list-vouchers.ts'
import { redeemVoucher, undoRedemption } from './redeem-voucher.ts'

/** Buying, subscribing and donating are served by their activity types. */
export function voucherRoutes(app: ApiApp, { urls }: ApiDeps): void {
  serve(app, calls.listVouchers, (ctx, { query }) => listVouchers(ctx, query, urls))
  serve(app, calls.listBoughtCoupons, (ctx, { query }) => listBoughtCoupons(ctx, query, urls))
  serve(app, calls.getOwnVoucher, (ctx, { params }) => getOwnVoucher(ctx, params.code, urls))
  serve(app, calls.listDependents, (ctx) => listDependents(ctx))
  serve(app, calls.checkVoucher, (ctx, { params }) => checkVoucher(ctx, params.code))
  serve(app, calls.inspectVoucher, (ctx, { params }) => inspectVoucher(ctx, params.code))
  serve(app, calls.redeemVoucher, (ctx, { params, body }) => redeemVoucher(ctx, { ...params, ...body }))
  serve(app, calls.undoRedemption, (ctx, { params, body }) => undoRedemption(ctx, { ...params, ...body }))
}
