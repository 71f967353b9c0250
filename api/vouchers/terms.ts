import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { z } from 'zod'
import { startOfDay } from '../start-of-day.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The stored part of a type 3 activity. A stock of null has no end. */
export const couponBody = z.object({
  coupon: z.object({
    newPriceCents: z.int().positive(),
    oldPriceCents: z.int().positive().nullish(),
    stock: z.int().nonnegative().nullish(),
    /** The last day one may use it. */
    useBy: z.iso.date().nullish(),
    rules: z.string().default(''),
  }),
})

/** The stored part of a type 4 activity. Seats of null have no end. */
export const courseBody = z.object({
  course: z.object({
    local: z.string(),
    date: z.iso.datetime({ offset: true }).nullish(),
    seats: z.int().nonnegative().nullish(),
    rules: z.string().default(''),
  }),
})

/** What holds for a voucher, out of its activity as it is now. */
export type Terms = {
  rules: string
  /** Where a course takes place, '' for everything else. */
  local: string
  /** When it begins. */
  date: Date | null
  /** The first instant it is worth nothing any more: the day after the last one, on the station's calendar. */
  endsAt: Date | null
  /** The last day, YYYY-MM-DD on the station's calendar. */
  lastDay: string | null
}

const none: Terms = { rules: '', local: '', date: null, endsAt: null, lastDay: null }

/** ORD-10: a course's voucher holds until the end of its day, for people are let in while it runs. Pure. */
export function termsOf(kind: 'coupon' | 'course' | 'donation', stored: unknown, timeZone: string): Terms {
  if (kind === 'course') {
    const { course } = courseBody.safeParse(stored).data ?? {}
    if (!course) return none
    const date = course.date ? new Date(course.date) : null
    return {
      rules: course.rules,
      local: course.local,
      date,
      ...until(date && dayjs(date).tz(timeZone).format('YYYY-MM-DD'), timeZone),
    }
  }
  if (kind === 'coupon') {
    const { coupon } = couponBody.safeParse(stored).data ?? {}
    if (!coupon) return none
    return { ...none, rules: coupon.rules, ...until(coupon.useBy ?? null, timeZone) }
  }
  return none
}

/** The first instant that what comes of an activity with this stored part is worth nothing; null: it does not end. Pure. */
export const worthUntil = (stored: unknown, timeZone: string): Date | null =>
  termsOf('coupon', stored, timeZone).endsAt ?? termsOf('course', stored, timeZone).endsAt

function until(lastDay: string | null, timeZone: string): Pick<Terms, 'endsAt' | 'lastDay'> {
  return { endsAt: lastDay === null ? null : startOfDay(lastDay, timeZone, 1), lastDay }
}

/** 'DD/MM/YYYY às HH:mm' on the station's clock (TEN-08). */
export const momentText = (at: Date, timeZone: string) =>
  dayjs(at).tz(timeZone).format('DD/MM/YYYY [às] HH:mm')
