import { weekdays } from '#contract/services/calendar/recurrence.ts'
import type { Series } from './series.ts'
import { calendarTexts as texts } from './texts.ts'
import { writtenDay } from './zone-time.ts'

/** How an event comes again, in words; null for what comes once. Pure. */
export function repeatsOf(series: Series): string | null {
  if (series.frequency === 'none') return null
  const parts = [rhythmOf(series)]
  if (series.until) parts.push(texts.until(series.until))
  if (series.count) parts.push(texts.times(series.count))
  return parts.join(', ')
}

function rhythmOf({ frequency, places, first }: Series): string {
  if (frequency === 'daily') return texts.daily
  if (frequency === 'weekly') return texts.weekly(places.flatMap((place) => weekdays[place] ?? []))
  if (frequency === 'yearly') return texts.yearly
  const day = Number(writtenDay(first).slice(-2))
  return day > 28 ? texts.monthlyAtItsEnd(day) : texts.monthly(day)
}
