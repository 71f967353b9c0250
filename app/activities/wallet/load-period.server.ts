import { redirect } from '@remix-run/node'
import { hasProblems, type Period, periodProblems, periodQuery, readPeriod } from './period.ts'
import { statementPaths } from './statement-paths.ts'

/**
 * Gives the period that an address asks for. One that cannot be is said by the statement itself (PTS-03). @throws
 * Response to there
 */
export function requirePeriod(request: Request): Period {
  const period = readPeriod(new URL(request.url).searchParams)
  if (hasProblems(periodProblems(period))) throw redirect(`${statementPaths.page}${periodQuery(period)}`)
  return period
}

/** Turns a period into the parameters of the API. */
export const periodFor = ({ from, to }: Period) => ({ from: from || undefined, to: to || undefined })
