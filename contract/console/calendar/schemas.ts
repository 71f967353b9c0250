import { z } from 'zod'
import { assetField } from '../../content-fields.ts'
import { dayField, momentField } from '../../day-fields.ts'
import { fieldTexts, requiredText } from '../../fields.ts'
import { mostLetters } from '../../most-letters.ts'
import { calendars } from '../../services/calendar/calendars.ts'
import { frequencies, mostDays, mostTimes, weekdays } from '../../services/calendar/recurrence.ts'

/** As many as a station keeps. */
export const mostEvents = 10_000

const dayMs = 24 * 60 * 60 * 1000
const texts = {
  end: 'O término deve ser depois do início.',
  long: `Um evento dura no máximo ${mostDays} dias.`,
  both: 'Escolha uma data final ou um número de vezes, não os dois.',
  times: `Informe um número de 2 a ${mostTimes.toLocaleString('pt-BR')}.`,
}

const weekdayFlags = z
  .strictObject(
    Object.fromEntries(weekdays.map((day) => [day, z.boolean().default(false)])) as Record<
      (typeof weekdays)[number],
      z.ZodDefault<z.ZodBoolean>
    >,
  )
  .prefault({})

const fields = z.strictObject({
  calendar: z.enum(calendars),
  name: requiredText(mostLetters.event.name),
  html: z.string().max(50_000, fieldTexts.max(50_000)).default(''),
  image: assetField.nullable().default(null),
  isAllDay: z.boolean().default(false),
  startsAt: momentField(),
  endsAt: momentField(),
  frequency: z.enum(frequencies).default('none'),
  weekdays: weekdayFlags,
  until: dayField.nullable().default(null),
  count: z.int(texts.times).min(2, texts.times).max(mostTimes, texts.times).nullable().default(null),
  isPublished: z.boolean().default(false),
})

/** An event as an owner writes it. Of whole days the days count, whatever the times say; those are looked at on the station's clock. */
export const eventInputSchema = fields.superRefine((event, context) => {
  const problem = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  const lasts = Date.parse(event.endsAt) - Date.parse(event.startsAt)
  if (lasts <= (event.isAllDay ? -dayMs : 0)) problem('endsAt', texts.end)
  if (lasts > mostDays * dayMs) problem('endsAt', texts.long)
  if (event.frequency !== 'none' && event.until !== null && event.count !== null) problem('count', texts.both)
})
export type EventInput = z.output<typeof eventInputSchema>

export const managedEventSchema = fields.extend({ id: z.number(), tag: z.string() })
/** What the list tells of each. */
export const managedEventHeadSchema = managedEventSchema.pick({
  id: true,
  calendar: true,
  name: true,
  isAllDay: true,
  startsAt: true,
  frequency: true,
  isPublished: true,
})
