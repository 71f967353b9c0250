import * as calls from '#contract/commerce/addresses/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { findAddress } from './find-address.ts'
import { listAddresses } from './list-addresses.ts'

export function addressRoutes(app: ApiApp): void {
  serve(app, calls.listAddresses, (ctx) => listAddresses(ctx))
  serve(app, calls.findAddress, (ctx, { body }) => findAddress(ctx, body.zip))
}
