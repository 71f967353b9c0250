import { z } from 'zod'
import type { StationConfig } from '../../stations/registry/configuration.ts'
import { type PlanArea, planAreas } from './areas.ts'

const isOn = z.boolean().default(false)
const areasSchema = z.strictObject({ feed: isOn, quizzes: isOn, checkout: isOn, card: isOn })

/**
 * The benefits of a plan that the platform itself gives, beside those in words: a discount on the items of a cart in
 * whole per cent, with or without a most in centavos, whole points for each month of the calendar, and areas that are
 * for its subscribers only.
 */
export const planGivesSchema = z.strictObject({
  discountPercent: z.int().min(0, 'de 0 a 100').max(100, 'de 0 a 100').default(0),
  discountCapCents: z.int().min(1).max(100_000_000).nullable().default(null),
  monthlyPoints: z.int().min(0).max(1_000_000).default(0),
  areas: areasSchema.prefault({}),
})
export type PlanGives = z.output<typeof planGivesSchema>

/** A plan of words alone. */
export const nothingGiven: PlanGives = planGivesSchema.parse({})

/** Gives the areas that are ticked, in their order. Pure. */
export const areasOf = ({ areas }: Pick<PlanGives, 'areas'>): PlanArea[] =>
  planAreas.filter((area) => areas[area])

/** The part of a station's configuration that decides about the benefits of its plans. */
export type Switches = {
  features: Pick<StationConfig['features'], 'feed' | 'checkout' | 'myAccount'>
  behaviour: Pick<StationConfig['behaviour'], 'virtualCard'>
}

/** Gives the areas that a station has on: a plan can open no other (GAP-120). Pure. */
export function areasOn({ features, behaviour }: Switches): PlanArea[] {
  const isOn: Readonly<Record<PlanArea, boolean>> = {
    feed: features.feed,
    quizzes: true,
    checkout: features.checkout,
    card: features.myAccount && behaviour.virtualCard,
  }
  return planAreas.filter((area) => isOn[area])
}

/** Gives the benefits of a plan that its station can give now: a discount needs the cart, an area has to be on (GAP-120). Pure. */
export function givesOn(gives: PlanGives, station: Switches): PlanGives {
  const on = areasOn(station)
  const areas = { ...gives.areas }
  for (const area of planAreas) areas[area] &&= on.includes(area)
  const discount = station.features.checkout ? {} : { discountPercent: 0, discountCapCents: null }
  return { ...gives, ...discount, areas }
}
