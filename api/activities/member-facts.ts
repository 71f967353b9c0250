import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Prerequisites } from '#contract/activities/schemas.ts'
import type { ApiContext } from '../context.ts'
import { activities, activityPrerequisites, isOnAir, participations } from './tables.ts'

/** An activity (`id`) that has to be done before another (`activityId`). */
export type Requirement = { activityId: number; id: number; name: string }

/** What taking part depends on, for one participant and one activity. */
export type MemberFacts = { userActions: number; prerequisites: Prerequisites }

/**
 * The facts of many activities at once, by two queries however many they are (HOM-04, ACT-S07). A prerequisite that is
 * not published any more asks for nothing.
 */
export async function memberFacts(
  ctx: ApiContext,
  participantId: number,
  activityIds: number[],
): Promise<(activityId: number) => MemberFacts> {
  return factsOf(ctx, participantId, activityIds, await requirementsOf(ctx, activityIds))
}

/** The same where the requirements are known already: by one query. */
export async function factsOf(
  ctx: ApiContext,
  participantId: number,
  activityIds: number[],
  required: Requirement[],
): Promise<(activityId: number) => MemberFacts> {
  const counts = await timesDone(ctx, participantId, [
    ...new Set([...activityIds, ...required.map(({ id }) => id)]),
  ])
  const needs = new Map<number, Prerequisites['action_prerequisites']>()
  for (const { activityId, id, name } of required) {
    const list = needs.get(activityId) ?? []
    needs.set(activityId, [...list, { id, name, done: counts.has(id) }])
  }
  return (activityId) => {
    const action_prerequisites = needs.get(activityId) ?? []
    return {
      userActions: counts.get(activityId) ?? 0,
      prerequisites: {
        action_has_prerequisites: action_prerequisites.length > 0,
        user_done_prerequisites: action_prerequisites.every(({ done }) => done),
        action_prerequisites,
      },
    }
  }
}

/** What activities ask for, of all that is published; the same for every member. */
export async function requirementsOf(
  { db, station }: ApiContext,
  activityIds: number[],
): Promise<Requirement[]> {
  if (activityIds.length === 0) return []
  return db
    .select({ activityId: activityPrerequisites.activityId, id: activities.id, name: activities.name })
    .from(activityPrerequisites)
    .innerJoin(
      activities,
      and(
        eq(activities.stationId, activityPrerequisites.stationId),
        eq(activities.id, activityPrerequisites.requiredId),
      ),
    )
    .where(
      and(
        eq(activityPrerequisites.stationId, station.id),
        inArray(activityPrerequisites.activityId, activityIds),
        isOnAir,
      ),
    )
    .orderBy(activityPrerequisites.activityId, activities.priority, activities.id)
}

/** How often a participant took part, by activity; what was undone counts for nothing. */
async function timesDone({ db, station }: ApiContext, participantId: number, activityIds: number[]) {
  if (activityIds.length === 0) return new Map<number, number>()
  const rows = await db
    .select({ activityId: participations.activityId, times: count() })
    .from(participations)
    .where(
      and(
        eq(participations.stationId, station.id),
        eq(participations.participantId, participantId),
        inArray(participations.activityId, activityIds),
        isNull(participations.undoneAt),
      ),
    )
    .groupBy(participations.activityId)
  return new Map(rows.map(({ activityId, times }) => [activityId, times]))
}
