import { z } from 'zod'

/**
 * An event as it takes place once: `start` and `end` in ISO 8601, `description` as harmless HTML, in lists the beginning of its plain
 * text. Of one that comes again every time has the same id; `on` is its day, by which one of them is asked for (NWS-05, NWS-06).
 */
export const scheduleSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  /** The day in words. */
  day: z.object({ description: z.string() }),
  start: z.string(),
  end: z.string(),
  /** Ours: YYYY-MM-DD on the station's clock, of its beginning and of its last day. */
  on: z.string(),
  last_on: z.string(),
  all_day: z.boolean(),
  /** The recurrence in words; null for an event that comes once. */
  repeats: z.string().nullable(),
})
export type Schedule = z.output<typeof scheduleSchema>

/** The events of a window in their order; `is_cut`: there are more than one answer has. */
export const scheduleListSchema = z.object({ content: z.array(scheduleSchema), is_cut: z.boolean() })

/** The address to subscribe to a member's calendars; null until the member asks for one. */
export const calendarAddressSchema = z.object({ url: z.string().nullable() })
