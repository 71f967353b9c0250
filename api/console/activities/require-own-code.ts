import { eq, inArray, ne, sql } from 'drizzle-orm'
import { activityTypes } from '#contract/activity-types/index.ts'
import { inviteBody } from '#contract/activity-types/invite-body.ts'
import { activities } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { managedActivityTexts as texts } from './texts.ts'

const types = activityTypes.filter((type) => type.hasInviteCode).map(({ id }) => id)

/**
 * An invite code of what is published leads to one activity only: by two of them both sides would get the points of
 * either (ONB-02). To be called under the lock of the station's activities. @throws invalid_input
 */
export async function requireOwnCode(
  { db, station }: ApiContext,
  { id, typeId, body }: { id: number; typeId: number; body: unknown },
): Promise<void> {
  const { code } = (types.includes(typeId) && inviteBody.schema.safeParse(body).data) || {}
  if (code === undefined) return
  const [other] = await db
    .select({ name: activities.name })
    .from(activities)
    .where(
      inStation(
        activities,
        { station },
        inArray(activities.typeId, types),
        eq(activities.status, 'published'),
        ne(activities.id, id),
        sql`${activities.body} ->> 'code' = ${code}`,
      ),
    )
    .limit(1)
  if (other) throw ApiError.fields({ 'body.code': texts.codeTaken(other.name) })
}
