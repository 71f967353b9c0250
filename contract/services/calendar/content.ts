import { z } from 'zod'
import { assetField, idField, instantField } from '../../content-fields.ts'
import { oneLine } from '../../one-line.ts'
import { calendars } from './calendars.ts'
import { mostDays, recurrenceSchema } from './recurrence.ts'

const dayMs = 24 * 60 * 60 * 1000

/** An event in the form of station folders. One of whole days lasts from its first day to the last one, whatever the times say. */
export const eventContentSchema = z
  .strictObject({
    id: idField,
    calendar: z.enum(calendars).default('station'),
    name: z.string().overwrite(oneLine).min(1),
    html: z.string().default(''),
    image: assetField.optional(),
    isAllDay: z.boolean().default(false),
    startsAt: instantField,
    endsAt: instantField,
    recurrence: recurrenceSchema.optional(),
    status: z.enum(['draft', 'published']).default('published'),
  })
  .refine(
    ({ startsAt, endsAt, isAllDay }) => Date.parse(endsAt) - Date.parse(startsAt) >= (isAllDay ? 0 : 1),
    {
      error: 'um fim depois do início',
      path: ['endsAt'],
    },
  )
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= mostDays * dayMs, {
    error: `um fim até ${mostDays} dias depois do início`,
    path: ['endsAt'],
  })
