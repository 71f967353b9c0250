import { and, eq, lte } from 'drizzle-orm'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { limit } from '../rate-limit/index.ts'
import { hashOf } from './secret.ts'
import { codeRequests } from './tables.ts'
import { onboardingTexts } from './texts.ts'

/** Seconds between two codes for one address (D1§9). */
export const resendSeconds = 60

/** Codes an hour: enough for somebody whose mails are slow, too little to fill a mailbox. */
const perHour = 6

/**
 * Lets one code for a mailbox through in 60 seconds and six an hour, for addresses without an account too; exactly so
 * many, however many are asked for at once (ACC-12). @throws too_many_requests with `details.retryAfterSeconds`
 */
export async function passResendGate(ctx: ApiContext, address: string): Promise<void> {
  await passSeconds(ctx, address)
  const key = `${ctx.station.id}:${address}`
  await limit(ctx, { name: 'code-recipient', key, points: perHour, durationSeconds: 3600 })
}

async function passSeconds({ db, station, ports }: ApiContext, address: string): Promise<void> {
  const now = ports.clock.now()
  const recipient = hashOf(address)
  const [passed] = await db
    .insert(codeRequests)
    .values({ stationId: station.id, recipient, requestedAt: now })
    .onConflictDoUpdate({
      target: [codeRequests.stationId, codeRequests.recipient],
      set: { requestedAt: now },
      setWhere: lte(codeRequests.requestedAt, new Date(now.getTime() - resendSeconds * 1000)),
    })
    .returning({ requestedAt: codeRequests.requestedAt })
  if (passed) return
  const [last] = await db
    .select({ requestedAt: codeRequests.requestedAt })
    .from(codeRequests)
    .where(and(eq(codeRequests.stationId, station.id), eq(codeRequests.recipient, recipient)))
  const passedMs = now.getTime() - (last?.requestedAt.getTime() ?? 0)
  const retryAfterSeconds = Math.max(1, Math.ceil((resendSeconds * 1000 - passedMs) / 1000))
  throw new ApiError('too_many_requests', onboardingTexts.wait(retryAfterSeconds), {
    details: { retryAfterSeconds },
  })
}
