import { lt } from 'drizzle-orm'
import type { PlatformContext } from '#api/platform/context.ts'
import { rateLimits } from './tables.ts'

/** Removes windows that are over. */
export async function tidyRateLimits({ db }: PlatformContext): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, new Date()))
}
