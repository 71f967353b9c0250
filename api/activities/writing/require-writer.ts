import { eq, gt, isNull, or } from 'drizzle-orm'
import type { WritingBlock } from '#contract/activities/writing/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
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
