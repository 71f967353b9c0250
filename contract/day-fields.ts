import { z } from 'zod'
import { fieldTexts } from './field-texts.ts'
import { isInKnownYears } from './is-in-known-years.ts'

/** A day, YYYY-MM-DD, that calendars and the database know in every time zone; the one way for all days that are sent. */
export const dayField = z.iso
  .date({ error: fieldTexts.day, abort: true })
  .refine(isInKnownYears, fieldTexts.day)

/** Gives the field of an instant, ISO 8601 in UTC. `message` is said of anything else. */
export const momentField = (message: string = fieldTexts.day) =>
  z.iso.datetime({ error: message, abort: true }).refine(isInKnownYears, message)
