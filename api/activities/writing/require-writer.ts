import { eq, gt, isNull, or } from 'drizzle-orm'
import type { WritingBlock } from '#contract/activities/writing/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { formatInstant } from '../participation/index.ts'
import { writingBlocks } from './tables.ts'
import { writingTexts } from './texts.ts'

/** Why a member may not write now, or null. A block that has ended counts for nothing, whether it was tidied up or not. */
export async function blockOf(ctx: ApiContext, memberId: number): Promise<WritingBlock | null> {
  const { participantId, endsAt, reason } = writingBlocks
  const [row] = await ctx.db
    .select({ reason, endsAt })
    .from(writingBlocks)
    .where(
      inStation(
        writingBlocks,
        ctx,
        eq(participantId, memberId),
        or(isNull(endsAt), gt(endsAt, ctx.ports.clock.now())),
      ),
    )
  return row ? { reason: row.reason, until: row.endsAt?.toISOString() ?? null } : null
}

/** @throws forbidden where an owner took the caller's right to write, with the reason and the end */
export async function requireWriter(ctx: ApiContext): Promise<void> {
  const block = await blockOf(ctx, memberOf(ctx))
  if (!block) return
  const until = block.until && formatInstant(new Date(block.until), ctx.station.config.timezone)
  throw new ApiError('forbidden', writingTexts.blocked(block.reason, until))
}

/** What one member does in ten minutes, far above what a person does; each has a limit of its own. */
const points = { comment: 30, post: 15, like: 600, report: 20 } as const

/** Counts what a member says or does among others. Stands outside transactions. @throws too_many_requests */
export async function limitWriting(ctx: ApiContext, what: keyof typeof points): Promise<void> {
  const key = `${ctx.station.id}:${memberOf(ctx)}`
  await limit(ctx, { name: `writing-${what}`, key, points: points[what], durationSeconds: 600 })
}
