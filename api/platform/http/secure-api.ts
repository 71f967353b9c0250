import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './env.ts'

/** Answers of the API are for programs: never kept by anyone, never guessed to be another type. */
export const secureApi: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
}
