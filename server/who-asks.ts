import type { Context } from 'hono'
import { networkOf } from '#api/platform/rate-limit/index.ts'
import type { AppEnv } from './app-parts.ts'
import { clientAddress } from './client-address.ts'

/** Gives the visitor's address, for limits. */
export const addressOf = (c: Context<AppEnv>, trustProxy: boolean): string =>
  clientAddress(
    { forwardedFor: c.req.header('x-forwarded-for'), remote: c.env?.incoming?.socket?.remoteAddress },
    trustProxy,
  )

/** Gives the network of a visitor, which limits count: an IPv4 address, an IPv6 /48. */
export const networkOfSender = (c: Context<AppEnv>, trustProxy: boolean): string =>
  networkOf(addressOf(c, trustProxy))

/** Gives the facts about the caller of an address that is not for everybody. */
export const askingFor = (c: Context<AppEnv>) => ({
  remote: c.env?.incoming?.socket?.remoteAddress,
  isForwarded: c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined,
  authorization: c.req.header('authorization'),
})
