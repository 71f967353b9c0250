import { type Calendar, calendars } from '#contract/services/calendar/calendars.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { calendarTexts } from './texts.ts'

/**
 * The calendars that members of a station see: its own by the switch of events, those of consultancies with the services of a union
 * (TEN-09, GAP-04, STN-U11).
 */
export const openCalendars = ({ station }: Pick<ApiContext, 'station'>): Calendar[] =>
  calendars.filter((calendar) =>
    calendar === 'station' ? station.config.features.events : station.config.behaviour.unionServices,
  )

/** @throws forbidden where the station has switched its calendar off, not_found where there are no consultancies */
export function requireCalendar(ctx: ApiContext, calendar: Calendar): void {
  if (openCalendars(ctx).includes(calendar)) return
  if (calendar === 'station') throw new ApiError('forbidden', calendarTexts.closed)
  throw new ApiError('not_found', calendarTexts.gone)
}
