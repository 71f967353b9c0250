import { homeMoments } from '../../activities/home/index.ts'
import { accessEnded } from '../../people/recovery/index.ts'
import type { Area } from '../../platform/area.ts'
import { endCalendarAddress } from './calendar-feed.ts'
import { calendarCarried } from './carried.ts'
import { eventFolder } from './folder.ts'
import { calendarRoutes } from './http.ts'
import { calendarKept } from './kept.ts'
import { calendarMoments } from './list-schedules.ts'

/** Events of the station and of its consultancies (NWS-05, NWS-06, LEG-10, CTB-06). */
export const calendarArea: Area = {
  keeps: calendarKept,
  carries: calendarCarried,
  routes: calendarRoutes,
  extensions: [accessEnded.heardBy(endCalendarAddress), homeMoments.answeredBy(calendarMoments)],
  folder: eventFolder,
}
