import * as calls from '#contract/commerce/cart/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { calculateInstallments, getCart, getCartSummary } from './cart-answer.ts'
import { addToCart, removeFromCart, updateCart } from './change-items.ts'
import { applyDiscountCode, chooseDelivery, choosePayment } from './checkout-steps.ts'
import { reserveCart } from './reserve-cart.ts'

export function cartRoutes(app: ApiApp): void {
  serve(app, calls.getCartSummary, (ctx) => getCartSummary(ctx))
  serve(app, calls.getCart, (ctx) => getCart(ctx))
  serve(app, calls.addToCart, (ctx, { body, idempotencyKey: key }) => addToCart(ctx, { ...body, key }))
  serve(app, calls.updateCart, (ctx, { body }) => updateCart(ctx, body.shoppingItems))
  serve(app, calls.removeFromCart, (ctx, { params }) => removeFromCart(ctx, params.id))
  serve(app, calls.reserveCart, (ctx) => reserveCart(ctx))
  serve(app, calls.applyDiscountCode, (ctx, { body }) => applyDiscountCode(ctx, body.code))
  serve(app, calls.chooseDelivery, (ctx, { body }) => chooseDelivery(ctx, body))
  serve(app, calls.choosePayment, (ctx, { body }) => choosePayment(ctx, body))
  serve(app, calls.calculateInstallments, (ctx, { body }) => calculateInstallments(ctx, body))
}
