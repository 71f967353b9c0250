import { parseDate } from '#contract/real-date.ts'
import { type Calendar, calendarPaths, calendars } from '#contract/services/calendar/calendars.ts'
import { plusDays, weekdayOf } from '#contract/services/calendar/recurrence.ts'

/** The views of a calendar (D3§9). */
export const views = ['mes', 'semana', 'dia', 'lista'] as const
export type View = (typeof views)[number]
/** A view and the day it is about. */
export type Period = { view: View; day: string }

/** Whether the platform lays out the whole month of a day, with the days around it. */
const isDay = (text: string) => text > '1900-12-31' && text < '2999-01-01'

/** Reads view and day from an address; the default is the month of the usual day. Pure. */
export function periodOf(query: URLSearchParams, usual: string): Period {
  const [view, day] = [query.get('ver'), parseDate(query.get('dia') ?? '') ?? '']
  return { view: views.find((one) => one === view) ?? 'mes', day: isDay(day) ? day : usual }
}

/** The addresses that lead on from a period of a calendar. */
export type Hrefs = {
  here: string
  subscribe: string
  to: (period: Partial<Period>) => string
  event: (event: { id: number; on: string }) => string
  /** The same as a file for calendar programs. */
  file: (event: { id: number; on: string }) => string
}

/** Gives the addresses that lead on from a period; the dialog of an event keeps it. Pure. */
export function hrefsOf(calendar: Calendar, period: Period): Hrefs {
  const path = calendarPaths[calendar]
  const query = ({ view, day }: Period) => `?ver=${view}&dia=${day}`
  const here = `${path}${query(period)}`
  return {
    here,
    subscribe: `${here}&dialogo=assinar`,
    to: (other) => `${path}${query({ ...period, ...other })}`,
    event: ({ id, on }) => `${path}/${id}${query(period)}&em=${on}`,
    file: ({ id, on }) => `${path}/${id}/evento.ics?em=${on}`,
  }
}

/** Gives the calendar of an address, and the event whose dialog it is. @throws a 404 for an address of none */
export function calendarAt(pathname: string): Calendar {
  const path = pathname.replace(/\.data$/, '')
  const found = calendars.find(
    (one) => path === calendarPaths[one] || path.startsWith(`${calendarPaths[one]}/`),
  )
  if (!found) throw new Response(null, { status: 404 })
  return found
}

/** Gives the day on which an event is asked for; nothing where the address names none. Pure. */
export function dayAsked(query: URLSearchParams): { on?: string } {
  const on = query.get('em')
  return on !== null && /^\d{4}-\d{2}-\d{2}$/.test(on) ? { on } : {}
}

/** Gives the first day of the month that is some months away. Pure. */
function monthFrom(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

const lastOfMonth = (day: string) => plusDays(monthFrom(day, 1), -1)
export const sundayOf = (day: string): string => plusDays(day, -weekdayOf(day))

/** Gives the days that a view shows, both included. Pure. */
export function daysOf({ view, day }: Period): { from: string; to: string } {
  if (view === 'dia') return { from: day, to: day }
  if (view === 'semana') return { from: sundayOf(day), to: plusDays(sundayOf(day), 6) }
  const [first, last] = [monthFrom(day, 0), lastOfMonth(day)]
  if (view === 'lista') return { from: first, to: last }
  return { from: sundayOf(first), to: plusDays(sundayOf(last), 6) }
}

/** Gives the same view one step back or forth; in a month the same day of it, or its last. Pure. */
export function stepFrom({ view, day }: Period, step: -1 | 1): Period {
  if (view === 'dia' || view === 'semana')
    return { view, day: plusDays(day, step * (view === 'dia' ? 1 : 7)) }
  const last = lastOfMonth(monthFrom(day, step))
  const same = `${last.slice(0, 8)}${day.slice(8)}`
  return { view, day: same > last ? last : same }
}

const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(new Date(day))
}
/** 'sábado, 12 de dezembro de 2026', 'dezembro de 2026', '12 de dezembro'. Pure. */
export const wholeDay = inWords({ dateStyle: 'full' })
export const wholeMonth = inWords({ month: 'long', year: 'numeric' })
export const shortDay = inWords({ day: 'numeric', month: 'long' })

/** Gives the title of a view. Pure. */
export function titleOf(period: Period): string {
  if (period.view === 'dia') return wholeDay(period.day)
  if (period.view !== 'semana') return wholeMonth(period.day)
  const { from, to } = daysOf(period)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isOneMonth ? Number(from.slice(8)) : shortDay(from)} a ${shortDay(to)} de ${to.slice(0, 4)}`
}
