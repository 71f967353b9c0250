import type { HomeMoments } from '#contract/activities/home/schemas.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import type { ApiContext } from '../../platform/context.ts'
import { defineQuestion } from '../../platform/event.ts'

/** With what a home begins that shows more than points. */
type Facts = { begins: Exclude<StationConfig['brand']['member']['home'], 'points'> }

/** What areas above have for such a home: each its part, or nothing. */
export const homeMoments = defineQuestion<Facts, Partial<HomeMoments>>()

const none: HomeMoments = { appointments: null, event: null, news: [], posts: [] }

/** Gives what the station's home shows beside activities; nothing, and no query, where it begins with points (ADR 152). */
export async function getHomeMoments(ctx: ApiContext): Promise<HomeMoments> {
  const begins = ctx.station.config.brand.member.home
  if (begins === 'points') return none
  return Object.assign({}, none, ...(await homeMoments.ask(ctx, { begins })))
}
