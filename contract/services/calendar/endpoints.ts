import { z } from 'zod'
import { dayField } from '../../day-fields.ts'
import { endpoint, fileAnswer, idParam } from '../../endpoint.ts'
import { fieldTexts } from '../../field-texts.ts'
import { calendars } from './calendars.ts'
import { daysBetween, mostWindowDays } from './recurrence.ts'
import { calendarAddressSchema, scheduleListSchema, scheduleSchema } from './schemas.ts'

/** The last day that calendars show. */
const day = dayField.refine((text) => text <= '2999-12-31', fieldTexts.day)
const calendar = z.enum(calendars).default('station')

/** Without `from` and `to` it is the year from today on. Days are those of the station, both included. */
export const listSchedules = endpoint({
  method: 'get',
  path: '/schedules',
  access: 'participant',
  tag: 'calendar',
  summary: 'Events of a window of days, each time one takes place (NWS-05, LEG-10, CTB-06)',
  query: z
    .object({ 'where[station_id]': idParam.optional(), calendar, from: day.optional(), to: day.optional() })
    .refine(({ from, to }) => !from || !to || (from <= to && daysBetween(from, to) < mostWindowDays), {
      error: `O intervalo tem no máximo ${mostWindowDays} dias.`,
      path: ['to'],
    }),
  answer: scheduleListSchema,
})

/** Without `on` the next time, else the last one (GAP-101 for the path). */
export const getSchedule = endpoint({
  method: 'get',
  path: '/schedules//{id}',
  aliases: ['/schedules/{id}'],
  access: 'participant',
  tag: 'calendar',
  summary: 'One of them, as it takes place on a day (NWS-06)',
  params: z.object({ id: idParam }),
  query: z.object({ calendar, on: day.optional() }),
  answer: scheduleSchema,
})

/** Ours: for the calendar program of somebody who wants this one only. */
export const getScheduleFile = endpoint({
  method: 'get',
  path: '/schedules/{id}/file',
  access: 'participant',
  tag: 'calendar',
  summary: 'One of them in iCalendar form; what comes again with its rule (NWS-06)',
  params: z.object({ id: idParam }),
  query: z.object({ calendar, on: day.optional() }),
  answer: fileAnswer,
})

/** Ours: the private address of the caller. */
export const getCalendarAddress = endpoint({
  method: 'get',
  path: '/calendar-address',
  access: 'participant',
  tag: 'calendar',
  summary: 'Where the caller subscribes to the calendars (NWS-05)',
  answer: calendarAddressSchema,
})

/** Ours: from now on the old one is gone. */
export const renewCalendarAddress = endpoint({
  method: 'post',
  path: '/calendar-address',
  access: 'participant',
  tag: 'calendar',
  summary: 'Give the caller a new address; an older one is gone (NWS-05)',
  answer: calendarAddressSchema,
})

/** Ours: what calendar programs fetch, by the address alone. */
export const getCalendarFeed = endpoint({
  method: 'get',
  path: '/calendar-feeds/{file}',
  access: 'public',
  tag: 'calendar',
  summary: 'The calendars of a member in iCalendar form (NWS-05)',
  params: z.object({ file: z.string().max(200) }),
  answer: fileAnswer,
})
