import type { FoundOthers } from '#contract/activities/home/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { defineQuestion } from '../../platform/event.ts'

/** Which of what is found: one kind or all, and from which place on how many. */
export type OthersAsked = {
  search: string
  kind?: 'news' | 'products' | undefined
  limit: number
  offset: number
}

/** What areas above have that a search finds beside activities, and how much of it: at most `mostFound` of a kind (HOM-08). */
export const foundOthers = defineQuestion<OthersAsked, Partial<FoundOthers>>()

const none: FoundOthers = { news: [], products: [], news_total: 0, products_total: 0 }

/** Gives news and products that have every word of a search in their name; nothing, and no query, without one (GAP-152). */
export async function searchOthers(ctx: ApiContext, asked: OthersAsked): Promise<FoundOthers> {
  if (asked.search.trim() === '') return none
  return Object.assign({}, none, ...(await foundOthers.ask(ctx, asked)))
}
