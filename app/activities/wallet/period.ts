import { isInKnownYears } from '#contract/is-in-known-years.ts'
import { parseDate } from '#contract/real-date.ts'
import { formatDate } from '../../ui/format.ts'
import { texts } from './texts.ts'

export type Period = { from: string; to: string }
export type PeriodProblems = { from?: string; to?: string }

const isDay = (value: string) => parseDate(value) === value && isInKnownYears(value)

/** Reads the days of the address, `YYYY-MM-DD` or empty; what is no day as it was typed. */
export const readPeriod = (query: URLSearchParams): Period => ({
  from: readDay(query.get('de')),
  to: readDay(query.get('ate')),
})

const readDay = (typed: string | null) => parseDate(typed ?? '') ?? typed ?? ''

/** Lists the problems of a period by field (PTS-03, VAL-05); the same day twice is one day. Pure. */
export function periodProblems({ from, to }: Period): PeriodProblems {
  const problems: PeriodProblems = {}
  if (from && !isDay(from)) problems.from = texts.filter.invalid
  if (to && !isDay(to)) problems.to = texts.filter.invalid
  if (problems.from || problems.to || !from || !to || from <= to) return problems
  return { from: texts.filter.fromAfterTo, to: texts.filter.toBeforeFrom }
}

export const hasProblems = ({ from, to }: PeriodProblems) => from !== undefined || to !== undefined

/** Gives a period as an address asks for it; empty for all of time. Pure. */
export function periodQuery({ from, to }: Period): string {
  const query = new URLSearchParams({ ...(from && { de: from }), ...(to && { ate: to }) })
  return query.size > 0 ? `?${query}` : ''
}

/** Says a period in words. Pure. */
export function periodIn({ from, to }: Period): string {
  if (from && to) return texts.periods.both(formatDate(from), formatDate(to))
  if (from) return texts.periods.from(formatDate(from))
  return to ? texts.periods.to(formatDate(to)) : texts.periods.all
}

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Gives the month of a day (YYYY-MM-DD) and those before it as periods with their names, newest first. Pure. */
export function monthsUntil(day: string, count: number): (Period & { name: string })[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1))
    const last = new Date(Date.UTC(year, month - back, 0))
    return {
      name: monthName.format(first),
      from: first.toISOString().slice(0, 10),
      to: last.toISOString().slice(0, 10),
    }
  })
}
