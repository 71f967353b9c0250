import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { actionOrders, doneChoices } from '#contract/activities/home/endpoints.ts'
import type { ActionCard } from '#contract/activities/participation/schemas.ts'
import { activityTypeOf, activityTypes } from '#contract/activity-types/index.ts'
import { decomposed } from '#contract/composed.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundIn } from '../../platform/db/found-in.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { actionCards, cardColumns, cardSource, rowsOfCards } from '../participation/index.ts'
import { activities, isFound, isOnAir, participations } from '../participation/tables.ts'

type Page = { limit: number; offset: number }

const published = (ctx: ApiContext) => inStation(activities, ctx, isOnAir)

/** Published activities by priority (HOM-06). */
export async function listActions(ctx: ApiContext, { limit, offset }: Page): Promise<ActionCard[]> {
  return actionCards(ctx, await byPriority(ctx, { limit, offset }))
}

/** The activities of the featured carousel in its order (HOM-02). */
export async function listFeaturedActions(ctx: ApiContext, { limit, offset }: Page): Promise<ActionCard[]> {
  return actionCards(ctx, await featured(ctx, { limit, offset }))
}

const byPriority = rememberPerRevision(async (ctx, { limit, offset }: Page) => {
  const rows = await ctx.db
    .select(cardColumns)
    .from(activities)
    .where(published(ctx))
    .orderBy(asc(activities.priority), asc(activities.id))
    .limit(limit)
    .offset(offset)
  return cardSource(ctx, rows)
}, rowsOfCards)

const featured = rememberPerRevision(async (ctx, { limit, offset }: Page) => {
  const rows = await ctx.db
    .select(cardColumns)
    .from(activities)
    .where(and(published(ctx), isNotNull(activities.priorityCarousel)))
    .orderBy(asc(activities.priorityCarousel), asc(activities.id))
    .limit(limit)
    .offset(offset)
  return cardSource(ctx, rows)
}, rowsOfCards)

type Query = Page & {
  search: string
  type?: number | undefined
  done?: (typeof doneChoices)[number] | undefined
  hasReward: boolean
  isOpen: boolean
  order: (typeof actionOrders)[number]
}

/** The most that a search finds (D2§9). */
const mostFound = 3000

/**
 * Published activities and quizzes whose name, or whose type's, has every word of the search and that pass the filters, in the order that is asked for,
 * and how many there are, at most 3,000 (HOM-08, ACT-S01). Texts and bodies are read for one page only.
 */
export async function searchActions(
  ctx: ApiContext,
  query: Query,
): Promise<{ content: ActionCard[]; total: number; types: { id: number; name: string }[] }> {
  const { db } = ctx
  const order = orderOf(ctx, query.order)
  const found = db
    .select({
      id: activities.id,
      place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place'),
    })
    .from(activities)
    .where(
      inStation(
        activities,
        ctx,
        isFound,
        or(foundIn(activities.searchName, query.search), ofTypesNamed(query.search)),
        ...filters(ctx, query),
      ),
    )
    .orderBy(...order)
    .limit(mostFound)
    .as('found')
  const page = db
    .select({
      id: found.id,
      place: found.place,
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(found)
    .orderBy(asc(found.place))
    .limit(query.limit)
    .offset(query.offset)
    .as('page')
  const [rows, types] = await Promise.all([
    db
      .select({ ...cardColumns, total: page.total })
      .from(page)
      .innerJoin(activities, withId(activities, ctx, page.id))
      .orderBy(asc(page.place)),
    typesOnAir(ctx, {}),
  ])
  return { content: await actionCards(ctx, await cardSource(ctx, rows)), total: rows[0]?.total ?? 0, types }
}

/** Fewer letters begin too many words. */
const fewestLetters = 3

/** The activities of the types in whose name every word of a search begins one: 'curso' finds courses. Undefined where there are none. */
function ofTypesNamed(search: string): SQL | undefined {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0 || words.some((word) => word.length < fewestLetters)) return undefined
  const named = activityTypes.filter(({ name }) => {
    const begun = plain(name).split(/\s+/)
    return words.every((word) => begun.some((one) => one.startsWith(word)))
  })
  return named.length > 0
    ? inArray(
        activities.typeId,
        named.map(({ id }) => id),
      )
    : undefined
}

const plain = (text: string) => decomposed(text).replace(/\p{M}/gu, '').toLowerCase()

/** The types of what is on air, by name. */
const typesOnAir = rememberPerRevision(
  async (ctx, _: object) => {
    const rows = await ctx.db
      .selectDistinct({ id: activities.typeId })
      .from(activities)
      .where(inStation(activities, ctx, isFound))
    return rows
      .map(({ id }) => ({ id, name: activityTypeOf(id)?.name ?? '' }))
      .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
  },
  (types) => types.length,
)

/** The activities that the member of the call has done. */
export const doneBy = (ctx: ApiContext) =>
  ctx.db
    .select({ id: participations.activityId })
    .from(participations)
    .where(
      inStation(
        participations,
        ctx,
        eq(participations.participantId, memberOf(ctx)),
        isNull(participations.undoneAt),
      ),
    )

function filters(ctx: ApiContext, { type, done, hasReward, isOpen }: Query): (SQL | undefined)[] {
  const now = ctx.ports.clock.now()
  const { id, typeId, pointsH, participationStart: start, participationEnd: end } = activities
  return [
    type === undefined ? undefined : eq(typeId, type),
    done && (done === 'sim' ? inArray(id, doneBy(ctx)) : notInArray(id, doneBy(ctx))),
    hasReward ? gt(pointsH, 0) : undefined,
    isOpen ? and(or(isNull(start), lte(start, now)), or(isNull(end), gt(end, now))) : undefined,
  ]
}

function orderOf(ctx: ApiContext, order: Query['order']): SQL[] {
  const { id, priority, pointsH, participationEnd: end } = activities
  const byPriority = [asc(priority), asc(id)]
  switch (order) {
    case 'priority':
      return byPriority
    case 'todo':
      return [asc(inArray(id, doneBy(ctx))), ...byPriority]
    case 'newest':
      return [desc(id)]
    case 'reward':
      return [desc(pointsH), ...byPriority]
    case 'end': {
      const isOver = sql`${end} is not null and ${end} <= ${ctx.ports.clock.now()}`
      return [asc(isOver), sql`${end} asc nulls last`, ...byPriority]
    }
  }
}
