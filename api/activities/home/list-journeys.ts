import type { Journey } from '#contract/activities/home/schemas.ts'
import { mostEntries } from '#stations/limits.ts'
import type { ApiContext } from '../../platform/context.ts'
import { collectionRows } from './collection-rows.ts'

/** Activities shown of one journey. */
const longest = mostEntries.journeySteps

/** Journeys with what the caller has done first, each part in the journey's order (HOM-04). */
export async function listJourneys(ctx: ApiContext): Promise<Journey[]> {
  const rows = await collectionRows(ctx, { kind: 'journey', order: 'position', limit: longest })
  return rows.map(({ id, name, actions }) => ({
    id,
    name,
    actions: [...actions.filter(({ hasDone }) => hasDone), ...actions.filter(({ hasDone }) => !hasDone)],
  }))
}
