import { getProductStock as stockCall } from '#contract/commerce/cart/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getProductStock } from './stock.ts'

export function catalogRoutes(app: ApiApp): void {
  serve(app, stockCall, (ctx, { params }) => getProductStock(ctx, params.id))
}
