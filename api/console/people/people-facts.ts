import { asc, eq, sum } from 'drizzle-orm'
import type { PeopleFacts, PeopleFilter } from '#contract/console/people/schemas.ts'
import { plans } from '../../commerce/plans/tables.ts'
import { participantCounts, participants, plainOrder } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { peopleFoundBy } from './people-found-by.ts'
import { peopleViews, tags } from './tables.ts'
import { peopleTexts as texts } from './texts.ts'

/** How many people there are in each state, and what they are filtered by: four queries, whatever their number. @throws forbidden */
export async function getPeopleFacts(ctx: ApiContext): Promise<PeopleFacts> {
  await requireTeam(ctx)
  const { db } = ctx
  const [counts, marks, offered, views] = await Promise.all([
    db
      .select({ status: participantCounts.status, count: sum(participantCounts.change).mapWith(Number) })
      .from(participantCounts)
      .where(inStation(participantCounts, ctx))
      .groupBy(participantCounts.status),
    db
      .select({ id: tags.id, name: tags.name })
      .from(tags)
      .where(inStation(tags, ctx))
      .orderBy(asc(plainOrder(tags.name))),
    db
      .select({ id: plans.id, name: plans.name })
      .from(plans)
      .where(inStation(plans, ctx, eq(plans.isDraft, false)))
      .orderBy(asc(plainOrder(plans.name))),
    db
      .select({ id: peopleViews.id, name: peopleViews.name, filter: peopleViews.filter })
      .from(peopleViews)
      .where(inStation(peopleViews, ctx))
      .orderBy(asc(plainOrder(peopleViews.name))),
  ])
  const none = { active: 0, inactive: 0, imported: 0, invited: 0, suspended: 0, deleted: 0 }
  const known = Object.fromEntries(counts.map(({ status, count }) => [status, count]))
  return { counts: { ...none, ...known }, tags: marks, plans: offered, views }
}

/** How many people a filter finds. @throws forbidden */
export async function countPeople(ctx: ApiContext, filter: PeopleFilter): Promise<{ count: number }> {
  await requireTeam(ctx)
  return { count: await ctx.db.$count(participants, peopleFoundBy(ctx, filter)) }
}

/** How many people a file takes away; of what was searched for nothing is kept, for it may be somebody's CPF (PPL-21). */
export const peopleFile = (ctx: ApiContext, filter: PeopleFilter) => ({
  what: 'people.export',
  part: 'people',
  name: async () => texts.people((await countPeople(ctx, filter)).count),
})
