import { and, isNull } from 'drizzle-orm'
import { type Carry, hasSame, moved, ofEnded } from '../../platform/carry.ts'
import { siteDrafts } from './tables.ts'

const drafts = moved(siteDrafts, { key: siteDrafts.idempotencyKey })

/** A station that somebody is making; of two open drafts that of the account that stays is kept (PPL-12). */
export const siteCarried: readonly Carry[] = [
  {
    ...drafts,
    async carry(ctx, merge) {
      const isSecond = and(isNull(siteDrafts.madeStationId), hasSame(ctx, drafts, [], merge))
      await ctx.db.delete(siteDrafts).where(ofEnded(ctx, drafts, merge, isSecond))
      await drafts.carry(ctx, merge)
    },
  },
]
