import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { couponBody } from '#contract/activity-types/coupon.ts'
import { courseBody } from '#contract/activity-types/course.ts'
import { dayIn, startOfDay } from '../../platform/start-of-day.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

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
    const { course } = courseBody.schema.safeParse(stored).data ?? {}
    if (!course) return none
    const date = course.date ? new Date(course.date) : null
    return {
      rules: course.rules,
      local: course.local,
      date,
      ...until(date && dayIn(date, timeZone), timeZone),
    }
  }
  if (kind === 'coupon') {
    const { coupon } = couponBody.schema.safeParse(stored).data ?? {}
    if (!coupon) return none
    return { ...none, rules: coupon.rules, ...until(coupon.useBy ?? null, timeZone) }
  }
  return none
}

function until(lastDay: string | null, timeZone: string): Pick<Terms, 'endsAt' | 'lastDay'> {
  return { endsAt: lastDay === null ? null : startOfDay(lastDay, timeZone, 1), lastDay }
}

/** 'DD/MM/YYYY às HH:mm' on the station's clock (TEN-08). */
export const momentText = (at: Date, timeZone: string) =>
  dayjs(at).tz(timeZone).format('DD/MM/YYYY [às] HH:mm')
