import { count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ActionDetail, Prerequisites } from '#contract/activities/participation/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { gathered } from '../../platform/gathered.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import type { Activity } from './activity-type.ts'
import { type PlanLock, planLocks } from './plan-lock.ts'
import { activities, activityPrerequisites, isOnAir, isRequired, participations } from './tables.ts'

/** An activity (`id`) that has to be done before another (`activityId`). */
export type Requirement = { activityId: number; id: number; name: string }

/** What taking part depends on, for one participant and one activity. */
export type MemberFacts = {
  userActions: number
  prerequisites: Prerequisites
  /** Null: it is for everybody. */
  planLock: PlanLock | null
}

/** What of an activity its facts depend on. */
type Asked = Pick<Activity, 'id' | 'onlyForPlans'>

/**
 * The facts of many activities at once, by two queries however many they are, and one more where some are for subscribers only (HOM-04,
 * ACT-S07). A prerequisite that is not published any more asks for nothing.
 */
export async function memberFacts(
  ctx: ApiContext,
  participantId: number,
  activities: readonly Asked[],
): Promise<(activityId: number) => MemberFacts> {
  const ids = activities.map(({ id }) => id)
  const required = await requirementsOf(ctx, ids)
  const [counts, lockOf] = await Promise.all([
    timesDone(ctx, participantId, withRequired(ids, required)),
    planLocks(ctx, participantId, activities),
  ])
  return joinFacts({ counts, required, lockOf })
}

/** The same of the caller where the requirements are known already: by one query for all rows of a page. */
export async function factsOfCaller(
  ctx: ApiContext,
  activities: readonly Asked[],
  required: Requirement[],
): Promise<(activityId: number) => MemberFacts> {
  const ids = [...new Set(activities.map(({ id }) => id))]
  const [counts, lockOf] = await Promise.all([
    timesOfCaller(ctx, withRequired(ids, required)),
    planLocks(ctx, memberOf(ctx), activities),
  ])
  return joinFacts({ counts, required, lockOf })
}

/**
 * The facts of one activity and the participant's newest participation in it, in one query after that of its requirements.
 * The portal makes the key of the next participation of the newest one's number, so those that were undone are included:
 * their keys are used up (ADR 0034).
 */
export async function factsWithLastParticipation(
  ctx: ApiContext,
  participantId: number,
  activity: Asked,
): Promise<{ facts: MemberFacts; last: ActionDetail['last_participation'] }> {
  const activityId = activity.id
  const required = await requirementsOfOne(ctx, { activityId })
  const [rows, lockOf] = await Promise.all([
    newestByActivity(ctx, participantId, withRequired([activityId], required)),
    planLocks(ctx, participantId, [activity]),
  ])
  const done = rows.filter(({ times }) => times > 0)
  const own = rows.find((row) => row.activityId === activityId)
  return {
    facts: joinFacts({ counts: new Map(done.map((row) => [row.activityId, row.times])), required, lockOf })(
      activityId,
    ),
    last: own ? { id: own.id, createdAt: own.createdAt.toISOString(), undone: own.undoneAt !== null } : null,
  }
}

const withRequired = (activityIds: number[], required: Requirement[]) => [
  ...new Set([...activityIds, ...required.map(({ id }) => id)]),
]

type Facts = {
  counts: Map<number, number>
  required: Requirement[]
  lockOf: (activityId: number) => PlanLock | null
}

function joinFacts({ counts, required, lockOf }: Facts) {
  const needs = new Map<number, Prerequisites['action_prerequisites']>()
  for (const { activityId, id, name } of required) {
    const list = needs.get(activityId) ?? []
    list.push({ id, name, done: counts.has(id) })
    needs.set(activityId, list)
  }
  return (activityId: number): MemberFacts => {
    const action_prerequisites = needs.get(activityId) ?? []
    const left = action_prerequisites.filter(({ done }) => !done).length
    return {
      userActions: counts.get(activityId) ?? 0,
      prerequisites: {
        action_has_prerequisites: action_prerequisites.length > 0,
        user_done_prerequisites: left === 0,
        left,
        action_prerequisites,
      },
      planLock: lockOf(activityId),
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
    .innerJoin(activities, isRequired)
    .where(
      inStation(
        activityPrerequisites,
        { station },
        inArray(activityPrerequisites.activityId, activityIds),
        isOnAir,
      ),
    )
    .orderBy(activityPrerequisites.activityId, activities.priority, activities.id)
}

/** Of one activity; they change with the station's revision only. */
const requirementsOfOne = rememberPerRevision(
  (ctx, { activityId }: { activityId: number }) => requirementsOf(ctx, [activityId]),
  (required) => required.length,
)

/** How often a participant took part, by activity; what was undone counts for nothing. */
async function timesDone({ db, station }: ApiContext, participantId: number, activityIds: number[]) {
  if (activityIds.length === 0) return new Map<number, number>()
  const rows = await db
    .select({ activityId: participations.activityId, times: count() })
    .from(participations)
    .where(
      inStation(
        participations,
        { station },
        eq(participations.participantId, participantId),
        // As one value: a list of its own length would be a statement of its own.
        sql`${participations.activityId} = any(${sql.param(activityIds)})`,
        isNull(participations.undoneAt),
      ),
    )
    .groupBy(participations.activityId)
  return new Map(rows.map(({ activityId, times }) => [activityId, times]))
}

const timesOfCaller = gathered((ctx, activityIds) => timesDone(ctx, memberOf(ctx), activityIds))

/** The same with the newest participation in each, those that were undone included. */
function newestByActivity({ db, station }: ApiContext, participantId: number, activityIds: number[]) {
  const { activityId, id, createdAt, undoneAt } = participations
  return db
    .select({
      activityId,
      times: sql`count(*) filter (where ${undoneAt} is null)`.mapWith(Number),
      id: sql`max(${id})`.mapWith(id),
      createdAt: sql<Date>`(array_agg(${createdAt} order by ${id} desc))[1]`.mapWith(createdAt),
      undoneAt: sql<Date | null>`(array_agg(${undoneAt} order by ${id} desc))[1]`.mapWith(undoneAt),
    })
    .from(participations)
    .where(
      inStation(
        participations,
        { station },
        eq(participations.participantId, participantId),
        inArray(activityId, activityIds),
      ),
    )
    .groupBy(activityId)
}
