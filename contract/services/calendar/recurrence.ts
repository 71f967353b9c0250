import { z } from 'zod'
import { dayField } from '../../day-fields.ts'

/** The rhythms of a recurring event. */
export const frequencies = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const
export type Frequency = (typeof frequencies)[number]

/** The days of the week from Sunday on, as weeks are counted here. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const
export type Weekday = (typeof weekdays)[number]

/** Times an event may come, where they are counted. */
export const mostTimes = 1_000
/** Days an event may last: the last of one month to that of the next. */
export const mostDays = 31
/** Days that one question may span: about fourteen months. */
export const mostWindowDays = 430
/** Events of one answer, in their order; whoever asks for more asks again from the last one on. */
export const mostOccurrences = 1_000

/** The recurrence of an event: without `until` (its last possible day) and `count` it never ends. */
export const recurrenceSchema = z.strictObject({
  frequency: z.enum(frequencies),
  weekdays: z.array(z.enum(weekdays)).max(7).default([]),
  until: dayField.nullable().default(null),
  count: z.int().min(2).max(mostTimes).nullable().default(null),
})

const dayMs = 24 * 60 * 60 * 1000

/** Days from one YYYY-MM-DD to another. Pure. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** Gives the day some days after a YYYY-MM-DD. Pure. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Gives the place of a day in its week, 0 for Sunday. Pure. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()
