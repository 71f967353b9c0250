import { isNotNull } from 'drizzle-orm'
import { type Carry, moved, ofEnded } from '../../platform/carry.ts'
import { researchDrafts, researchUploads } from './tables.ts'

const drafts = moved(researchDrafts, { same: [researchDrafts.activityId] })

/**
 * What was sent hangs on the participation, and of anonymous research on nothing: who voted what is as secret as before (ADR 91, ADR 147).
 * A draft that is sealed opens for its account alone (PPL-12).
 */
export const researchCarried: readonly Carry[] = [
  {
    ...drafts,
    async carry(ctx, merge) {
      await ctx.db.delete(researchDrafts).where(ofEnded(ctx, drafts, merge, isNotNull(researchDrafts.sealed)))
      await drafts.carry(ctx, merge)
    },
  },
  moved(researchUploads),
]
