import { DrizzleQueryError } from 'drizzle-orm/errors'
import { ServiceAway } from '#api/platform/service-away.ts'

/**
 * Connection lost, resources used up, shutting down, and a server that became a read-only standby. Not 08P01: what was sent was wrong, a
 * statement of too many values for one.
 */
const awayStates = /^(08(?!P01)...|53...|57P0[1235]|25006|58030)$/

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** What the Postgres driver says, without a code, of connections that are gone. */
const driverWords: [RegExp, string][] = [
  [/^Connection terminated due to connection timeout|^timeout e/, 'timeout'],
  [/^Connection terminated|^Client (has encountered a connection error|was closed)/, 'connection lost'],
]

/** The short reason when an error of the driver itself says that the database cannot be used now; else undefined. */
export function awayReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof ServiceAway) return error.code
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (networkCodes.has(code) || awayStates.test(code))) return code
  // Several addresses of one name were tried.
  if (error instanceof AggregateError) return awayReason(error.errors[0])
  return driverWords.find(([words]) => words.test(error.message))?.[1]
}

/** An error of the driver as other folders see it: `ServiceAway` when the database is away, else unchanged. */
export function databaseError(error: unknown): unknown {
  const reason = awayReason(error)
  if (reason === undefined || error instanceof ServiceAway) return error
  return new ServiceAway('database', reason, { cause: error })
}

/**
 * The service that an error comes from being away, looked up through its causes. Of other errors only those of database queries
 * count: a network error of somebody else's is not the database's.
 */
export function findServiceAway(error: unknown): ServiceAway | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof ServiceAway) return at
    if (!(at instanceof DrizzleQueryError)) continue
    const found = databaseError(at.cause)
    if (found instanceof ServiceAway) return found
  }
  return undefined
}
