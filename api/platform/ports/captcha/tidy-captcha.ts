import { lt } from 'drizzle-orm'
import type { PlatformContext } from '#api/platform/context.ts'
import { captchaProofs } from '../tables.ts'

/** Removes used captcha proofs that could not be used again anyway. */
export async function tidyCaptcha({ db, ports }: PlatformContext): Promise<void> {
  await db.delete(captchaProofs).where(lt(captchaProofs.expiresAt, ports.clock.now()))
}
