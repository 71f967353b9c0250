import type { AppEnv } from './app-parts.ts'

type Spent = Pick<AppEnv['Variables'], 'cost' | 'renderMs'>

/**
 * Writes the `Server-Timing` of a page: milliseconds in which it waited for the database, for its calls to the API (the
 * database among them), in which it was rendered, and all in all until it could be sent. Pure.
 */
export function serverTiming({ cost: { queries, calls }, renderMs }: Spent, totalMs: number): string {
  return [
    entry('database', queries.ms, `${queries.count} queries`),
    entry('calls', calls.ms, `${calls.count} calls`),
    ...(renderMs === null ? [] : [entry('render', renderMs)]),
    entry('total', totalMs),
  ].join(', ')
}

const entry = (name: string, ms: number, words?: string): string =>
  `${name};dur=${ms.toFixed(1)}${words ? `;desc="${words}"` : ''}`
