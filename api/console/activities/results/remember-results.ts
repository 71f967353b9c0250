import { LRUCache } from 'lru-cache'
import type { VersionResults } from '#contract/console/activities/results/schemas.ts'
import type { ApiContext } from '../../../platform/context.ts'

type Count = () => Promise<VersionResults>
type State = { version: number; responses: number; undone: number }

/** Options and days that are kept of all results together, and of one; larger ones are counted each time. */
const [most, mostOfOne] = [50_000, 10_000]

/** By database: one process has one. */
const kept = new WeakMap<ApiContext['db'], LRUCache<string, VersionResults, Count>>()

/**
 * What came of a version as it was counted last, as long as nothing was sent or taken back since: a response is never deleted,
 * and one that was taken back never comes back, so the two numbers only grow (ADR 92). Callers change nothing of it.
 */
export async function rememberResults(
  { db, station }: ApiContext,
  activityId: number,
  { version, responses, undone }: State,
  count: Count,
): Promise<VersionResults> {
  if (db.isTransaction) return count()
  const results =
    kept.get(db) ?? new LRUCache({ ...bounds, fetchMethod: (_key, _stale, { context }) => context() })
  kept.set(db, results)
  const key = [station.id, station.config.timezone, activityId, version, responses + undone, undone].join(' ')
  return (await results.fetch(key, { context: count })) ?? count()
}

const bounds = {
  maxSize: most,
  maxEntrySize: mostOfOne,
  sizeCalculation: ({ days, questions }: VersionResults) =>
    questions.reduce((size, { options }) => size + 1 + options.length, 1 + days.length),
}
