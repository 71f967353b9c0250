import * as calls from '#contract/services/calendar/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { serveText } from '../../platform/http/serve-file.ts'
import { getCalendarAddress, getCalendarFeed, renewCalendarAddress } from './calendar-feed.ts'
import { getSchedule, listSchedules } from './list-schedules.ts'
import { getScheduleFile } from './schedule-file.ts'

export function calendarRoutes(app: ApiApp, { urls }: ApiDeps): void {
  serve(app, calls.listSchedules, (ctx, { query }) => listSchedules(ctx, query))
  serve(app, calls.getSchedule, (ctx, { params, query }) => getSchedule(ctx, { ...params, ...query }))
  serveText(app, calls.getScheduleFile, async (ctx, { params, query }) => ({
    text: await getScheduleFile(ctx, { ...params, ...query }, urls),
    contentType: 'text/calendar; charset=utf-8',
    name: 'evento.ics',
  }))
  serve(app, calls.getCalendarAddress, (ctx) => getCalendarAddress(ctx, urls))
  serve(app, calls.renewCalendarAddress, (ctx) => renewCalendarAddress(ctx, urls))
  serveText(app, calls.getCalendarFeed, async (ctx, { params }) => ({
    text: await getCalendarFeed(ctx, params.file, urls),
    contentType: 'text/calendar; charset=utf-8',
    name: 'calendario.ics',
  }))
}
