import { AsyncLocalStorage } from 'node:async_hooks'

const allowed = new AsyncLocalStorage<true>()

/**
 * The visible exception to "every query carries the station": jobs and start-up work that serve all stations at once
 * run inside it. Never wrap what a request asked for.
 */
export function acrossStations<T>(work: () => Promise<T>): Promise<T> {
  return allowed.run(true, work)
}

/** True inside `acrossStations`. The station guard of the tests asks. */
export const isAcrossStations = (): boolean => allowed.getStore() === true
