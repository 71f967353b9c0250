import * as calls from '#contract/commerce/addresses/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { listAddresses } from './addresses.ts'
import { findAddress } from './find-address.ts'

export function addressRoutes(app: ApiApp): void {
  serve(app, calls.listAddresses, (ctx) => listAddresses(ctx))
  serve(app, calls.findAddress, (ctx, { body }) => findAddress(ctx, body.zip))
}
