import { asc, isNotNull, ne, sql } from 'drizzle-orm'
import { planAreaNames, planAreas } from '#contract/commerce/plans/areas.ts'
import { areasOn, nothingGiven, type PlanGives, type Switches } from '#contract/commerce/plans/gives.ts'
import { type ManagedPlan, mostBenefits, type PlanInput } from '#contract/console/plans/schemas.ts'
import { payableCents } from '../../commerce/plans/index.ts'
import { plans } from '../../commerce/plans/tables.ts'
import { subscriptions } from '../../commerce/subscriptions/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { tagOf } from '../site-parts.ts'
import { planTexts as texts } from './texts.ts'

type Row = typeof plans.$inferSelect

/** What owners see of all plans, those that are offered first: two queries. */
export async function listManagedPlans(ctx: ApiContext): Promise<ManagedPlan[]> {
  await requireTeam(ctx)
  const rows = await ctx.db
    .select()
    .from(plans)
    .where(inStation(plans, ctx))
    .orderBy(sql`${plans.deletedAt} is not null`, asc(plans.position), asc(plans.id))
  const held = await heldTerms(ctx)
  return rows.map((row) => toManaged(row, held))
}

/** One of them. @throws not_found */
export async function getManagedPlan(ctx: ApiContext, id: number): Promise<ManagedPlan> {
  const found = (await listManagedPlans(ctx)).find((plan) => plan.id === id)
  if (!found) throw new ApiError('not_found', texts.unknown)
  return found
}

type Held = { planId: number | null; priceCents: number; days: number; people: number }

/** How many people have which plan on which terms. */
async function heldTerms({ db, station }: ApiContext): Promise<Held[]> {
  const { planId, priceCents, days } = subscriptions
  return db
    .select({ planId, priceCents, days, people: sql`count(*)`.mapWith(Number) })
    .from(subscriptions)
    .where(inStation(subscriptions, { station }, isNotNull(planId), ne(subscriptions.state, 'ended')))
    .groupBy(planId, priceCents, days)
}

function toManaged(row: Row, held: readonly Held[]): ManagedPlan {
  const of = held.filter(({ planId }) => planId === row.id)
  const cents = payableCents(row)
  const others = of.filter(({ priceCents, days }) => priceCents !== cents || days !== row.days)
  const sum = (list: readonly Held[]) => list.reduce((total, { people }) => total + people, 0)
  const value = inputOf(row)
  return {
    id: row.id,
    ...value,
    isWithdrawn: row.deletedAt !== null,
    isDraft: row.isDraft,
    subscribers: sum(of),
    onOtherTerms: sum(others),
    tag: tagOf(value),
  }
}

/** A row in the form in which owners write it. */
export const inputOf = (row: Row): PlanInput => ({
  name: row.name,
  description: row.description,
  priceCents: row.priceCents,
  discountCents: row.discountCents,
  days: row.days === 30 || row.days === 183 ? row.days : 365,
  benefits: row.benefits.join('\n'),
  image: row.image,
  purchaseText: row.purchaseText,
  highlighted: row.highlighted,
  gives: row.gives,
})

/**
 * What is written of it. What the station has not on cannot be added, and stays as it is where it was given before it was switched off
 * (GAP-120). @throws invalid_input for that, for too many benefits, one that is too long, or a discount above the price
 */
export function columnsOf(
  { benefits: lines, ...value }: PlanInput,
  station: Switches,
  before: PlanGives = nothingGiven,
) {
  const benefits = lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (benefits.length > mostBenefits) throw ApiError.fields({ benefits: texts.benefits(mostBenefits) })
  if (benefits.some((line) => line.length > 120)) throw ApiError.fields({ benefits: texts.benefitLength })
  if (value.discountCents > (value.priceCents ?? 0)) throw ApiError.fields({ discountCents: texts.discount })
  return { ...value, benefits, gives: withWhatIsOff(value.gives, station, before) }
}

function withWhatIsOff(gives: PlanGives, station: Switches, before: PlanGives): PlanGives {
  const on = areasOn(station)
  const off = planAreas.filter((area) => !on.includes(area))
  const wrong = off.filter((area) => gives.areas[area] && !before.areas[area])
  const fields = Object.fromEntries(
    wrong.map((area) => [`gives.areas.${area}`, texts.areaOff(planAreaNames[area])]),
  )
  const { discountPercent, discountCapCents } = before
  if (!station.features.checkout && gives.discountPercent > discountPercent)
    fields['gives.discountPercent'] = texts.discountOff
  if (Object.keys(fields).length > 0) throw ApiError.fields(fields)
  const areas = { ...gives.areas }
  for (const area of off) areas[area] = before.areas[area]
  return { ...gives, ...(station.features.checkout ? {} : { discountPercent, discountCapCents }), areas }
}
