import { LRUCache } from 'lru-cache'
import type { ApiContext } from '../../platform/context.ts'
import type { StationRecord } from '../../platform/station-record.ts'

/** Rows that one reader keeps, of all stations; those asked last stay. A row of a card is about a kilobyte. */
const mostRows = 20_000
/** A longer answer is read each time. */
const mostRowsOfOne = 1_000

/**
 * A reader whose answer is the same for everybody of a station until its next revision: it reads once. Answers belong to
 * the station's record, of which the registry has another after every `touchStation`, so whatever changes what `read`
 * reads calls it. Inside a transaction nothing is remembered: it may be undone. The answer belongs to everybody; callers
 * copy what they change. `rowsOf` says how long an answer is: what anybody may ask for in a thousand ways is bounded.
 */
export function rememberPerRevision<Query extends object, T>(
  read: (ctx: ApiContext, query: Query) => Promise<T>,
  rowsOf: (answer: T) => number,
): (ctx: ApiContext, query: Query) => Promise<T> {
  const kept = new LRUCache<string, { of: StationRecord; answer: Promise<T> }>({
    maxSize: mostRows,
    maxEntrySize: mostRowsOfOne,
  })
  return (ctx, query) => {
    const { station, db } = ctx
    if (db.isTransaction) return read(ctx, query)
    const key = `${station.id} ${JSON.stringify(query)}`
    const known = kept.get(key)
    if (known?.of === station) return known.answer
    const answer = read(ctx, query)
    // A call that began before the change leaves what belongs to the newer revision where it is.
    if (known && known.of.revision > station.revision) return answer
    // As long as nobody knows how long it will be it counts as one row. Only another object gets another size.
    const keep = (size: number) => kept.set(key, { of: station, answer }, { size })
    const isKept = () => kept.peek(key)?.answer === answer
    keep(1)
    answer.then(
      (value) => isKept() && keep(1 + rowsOf(value)),
      () => isKept() && kept.delete(key),
    )
    return answer
  }
}
