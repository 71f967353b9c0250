import type { Context } from 'hono'
import type { AppEnv } from './app-parts.ts'
import { clientAddress } from './client-address.ts'

/** The visitor's address, for limits. */
export const addressOf = (c: Context<AppEnv>, trustProxy: boolean): string =>
  clientAddress(
    { forwardedFor: c.req.header('x-forwarded-for'), remote: c.env?.incoming?.socket?.remoteAddress },
    trustProxy,
  )

/** Who asks for what is not everybody's. */
export const askingFor = (c: Context<AppEnv>) => ({
  remote: c.env?.incoming?.socket?.remoteAddress,
  isForwarded: c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined,
  authorization: c.req.header('authorization'),
})
