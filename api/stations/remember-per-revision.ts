import { LRUCache } from 'lru-cache'
import type { ApiContext } from '../context.ts'
import type { StationRecord } from './registry.ts'

/** Stations whose answers are kept; those asked last stay. */
const mostStations = 200
/** Answers of one reader for one station. */
const mostAnswers = 30

/**
 * A reader whose answer is the same for everybody of a station until its next revision: it reads once. Answers go with
 * the station's record, of which the registry has another after every `touchStation`, so whatever changes what `read`
 * reads calls it. Inside a transaction nothing is remembered: it may be undone. The answer belongs to everybody; callers
 * copy what they change.
 */
export function rememberPerRevision<Query extends object, T>(
  read: (ctx: ApiContext, query: Query) => Promise<T>,
): (ctx: ApiContext, query: Query) => Promise<T> {
  const stations = new LRUCache<StationRecord, LRUCache<string, Promise<T>>>({ max: mostStations })
  return (ctx, query) => {
    if (ctx.db.isTransaction) return read(ctx, query)
    const answers = stations.get(ctx.station) ?? new LRUCache<string, Promise<T>>({ max: mostAnswers })
    stations.set(ctx.station, answers)
    const key = JSON.stringify(query)
    const known = answers.get(key)
    if (known) return known
    const answer = read(ctx, query)
    answers.set(key, answer)
    answer.catch(() => answers.delete(key))
    return answer
  }
}
