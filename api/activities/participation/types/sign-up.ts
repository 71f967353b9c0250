import { asc, eq } from 'drizzle-orm'
import { noBody } from '#contract/activity-types/no-body.ts'
import { signUp as signUpType } from '#contract/activity-types/sign-up.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation } from '../../../platform/db/rows.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { ActivityType } from '../activity-type.ts'
import { participate } from '../participate.ts'
import { activities } from '../tables.ts'
import { activityTexts } from '../texts.ts'

/**
 * Type 2: signing up is taking part, so a member has done it; visitors are led to the registration (ACT-02, GAP-41). The
 * participation is written when the account is confirmed.
 */
export const signUp: ActivityType = {
  contract: signUpType,
  body: noBody.schema,
  closedText: activityTexts.alreadyMember,
  take: async () => ({}),
}

/** The station's sign-up activities that are open, taken part in once by somebody whose account has just been confirmed. */
export async function awardSignUp(outer: ApiContext, { id }: { id: number }): Promise<void> {
  const ctx: ApiContext = { ...outer, actor: { kind: 'participant', id, roles: [], sessionId: '' } }
  const list = await ctx.db
    .select({ id: activities.id })
    .from(activities)
    .where(
      inStation(activities, ctx, eq(activities.typeId, signUpType.id), eq(activities.status, 'published')),
    )
    .orderBy(asc(activities.id))
  for (const { id } of list)
    await participate(ctx, signUp, { activityId: id, key: `sign-up:${id}`, input: undefined }).catch(
      ignoreRefusal,
    )
}

/** An activity that is over or full must not stop the activation of an account. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
