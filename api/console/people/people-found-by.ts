import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, ne, not, type SQL, sql } from 'drizzle-orm'
import type { PeopleFilter } from '#contract/console/people/schemas.ts'
import { activities, participations } from '../../activities/participation/tables.ts'
import { isAnonymousIn } from '../../activities/research/index.ts'
import { subscriptions } from '../../commerce/subscriptions/tables.ts'
import { birthMonth, participants, plainOrder, searchedOf, seenOrder } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { beginsWith, foundIn, tellingWords } from '../../platform/db/found-in.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { startOfDay } from '../../platform/start-of-day.ts'
import { hasOwn } from './has-own.ts'
import { personTags } from './tables.ts'

/** The plan that somebody has and is given, or is late with. */
export const isHeld = and(
  inStation(subscriptions, participants, eq(subscriptions.participantId, participants.id)),
  isNotNull(subscriptions.planId),
  inArray(subscriptions.state, ['active', 'past_due']),
)

/** Whom of the station a filter means; without a state everybody who is not deleted (PPL-06). */
export function peopleFoundBy(ctx: ApiContext, filter: PeopleFilter): SQL {
  const { timezone } = ctx.station.config
  const { search, status, plan, city, joinedFrom, joinedTo, seen, activity, tag, birthMonth: month } = filter
  return inStation(
    participants,
    ctx,
    status ? eq(participants.status, status) : ne(participants.status, 'deleted'),
    search ? foundBy(search) : undefined,
    city ? beginsWith(plainOrder(participants.city), city) : undefined,
    joinedFrom ? gte(participants.createdAt, startOfDay(joinedFrom, timezone)) : undefined,
    joinedTo ? lt(participants.createdAt, startOfDay(joinedTo, timezone, 1)) : undefined,
    seen ? wasSeen(ctx, seen) : undefined,
    month ? eq(birthMonth(participants.birthday), month) : undefined,
    plan ? holds(ctx, plan) : undefined,
    activity ? tookPart(ctx, activity) : undefined,
    tag ? isMarked(ctx, tag) : undefined,
    filter.ownField ? hasOwn(ctx, { ...filter, ownField: filter.ownField }) : undefined,
  )
}

/** A CPF or a phone as people write it, with blanks or without. */
const written = /^[\s./()+-]*\d[\s\d./()+-]*$/

function foundBy(search: string): SQL | undefined {
  const words = (written.test(search) ? search.replace(/\D/g, '') : search).split(/\s+/)
  const plain = words.map((word) => (written.test(word) ? word.replace(/\D/g, '') : word)).join(' ')
  const telling = tellingWords(plain)
  if (telling) return foundIn(searchedOf(participants), telling)
  return /[\p{L}\p{N}]/u.test(plain) ? beginsWith(plainOrder(participants.name), plain) : sql`false`
}

const dayMs = 24 * 60 * 60 * 1000

function wasSeen({ ports }: ApiContext, seen: NonNullable<PeopleFilter['seen']>): SQL | undefined {
  const at = seenOrder(participants.lastSeenAt)
  if (seen === 'never') return sql`${at} = '-infinity'`
  const edge = new Date(ports.clock.now().getTime() - Number(seen.replace(/\D/g, '')) * dayMs)
  const since = sql`${edge.toISOString()}::timestamptz`
  return seen.startsWith('within') ? sql`${at} >= ${since}` : sql`${at} < ${since} and ${at} > '-infinity'`
}

const holds = ({ db }: ApiContext, plan: number) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(subscriptions)
      .where(and(isHeld, eq(subscriptions.planId, plan))),
  )

/** Who answered anonymous research is no filter: who came in between would be told (SEC-93). */
const tookPart = ({ db }: ApiContext, activity: number) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(participations)
      .innerJoin(
        activities,
        withId(activities, participations, participations.activityId, not(isAnonymousIn(activities.body))),
      )
      .where(
        inStation(
          participations,
          participants,
          eq(participations.participantId, participants.id),
          eq(participations.activityId, activity),
          isNull(participations.undoneAt),
        ),
      ),
  )

const isMarked = ({ db }: ApiContext, tag: number) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(personTags)
      .where(
        inStation(
          personTags,
          participants,
          eq(personTags.participantId, participants.id),
          eq(personTags.tagId, tag),
        ),
      ),
  )
