import { ne, sql } from 'drizzle-orm'
import { areasOf, givesOn, type PlanGives, type Switches } from '#contract/commerce/plans/gives.ts'
import type { SwitchedOff } from '#contract/console/schemas.ts'
import { plans } from '../commerce/plans/tables.ts'
import { subscriptions } from '../commerce/subscriptions/tables.ts'
import { requireTeam } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { inStation, withId } from '../platform/db/rows.ts'
import { readDraft } from './managed-site.ts'

/** What plans of people lose once the draft is published; nothing where its switches are those of the site (GAP-120). @throws forbidden */
export async function getSwitchedOff(ctx: ApiContext): Promise<SwitchedOff[]> {
  await requireTeam(ctx)
  const { document } = await readDraft(ctx)
  return document ? plansThatLose(ctx, ctx.station.config, document.config) : []
}

/**
 * Of the plans that people have, what each loses between two states of the station's switches: one query, none where nothing is switched off.
 * With them the products that come again, which are charged on while their pages are gone.
 */
export async function plansThatLose(ctx: ApiContext, from: Switches, to: Switches): Promise<SwitchedOff[]> {
  if (lostOf([everything], from, to).length === 0) return []
  const { db } = ctx
  const { planId, planName } = subscriptions
  const held = await db
    .select({
      ...{ planId, plan: planName, taken: subscriptions.gives, today: plans.gives },
      people: sql`count(*)`.mapWith(Number),
    })
    .from(subscriptions)
    .leftJoin(plans, withId(plans, subscriptions, planId))
    .where(inStation(subscriptions, ctx, ne(subscriptions.state, 'ended')))
    .groupBy(planId, planName, subscriptions.gives, plans.gives)
    .orderBy(planId, planName)
  const products = lostOf([onlyCart], from, to)
  return held.flatMap(({ planId, plan, people, taken, today }) => {
    const lost = planId === null ? products : lostOf(today ? [taken, today] : [taken], from, to)
    return lost.length > 0 ? [{ plan, people, lost }] : []
  })
}

const everything: PlanGives = {
  ...{ discountPercent: 1, discountCapCents: null, monthlyPoints: 0 },
  areas: { feed: true, quizzes: true, checkout: true, card: true },
}

/** What products that come again are bought by. */
const onlyCart: PlanGives = {
  ...everything,
  ...{ discountPercent: 0, areas: { feed: false, quizzes: false, checkout: true, card: false } },
}

function lostOf(offers: readonly PlanGives[], from: Switches, to: Switches): SwitchedOff['lost'] {
  const before = new Set(offers.flatMap((gives) => givenOn(gives, from)))
  const after = new Set(offers.flatMap((gives) => givenOn(gives, to)))
  return [...before].filter((one) => !after.has(one))
}

function givenOn(gives: PlanGives, station: Switches): SwitchedOff['lost'] {
  const given = givesOn(gives, station)
  return [...areasOf(given), ...(given.discountPercent > 0 ? (['discount'] as const) : [])]
}
