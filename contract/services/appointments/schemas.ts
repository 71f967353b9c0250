import { z } from 'zod'
import { fieldTexts } from '../../fields.ts'
import { phoneField } from '../../person-fields.ts'
import { writtenText } from '../../written-text.ts'
import { appointmentKinds, appointmentStates, mostWords, weekdays } from './kinds.ts'

const nullableText = z.string().nullable()

/** A member's request for an appointment (D3§3). */
export const appointmentSchema = z.object({
  id: z.number(),
  tipo: z.enum(appointmentKinds),
  descricao: z.string(),
  /** The state as it is shown; `state` is for programs. */
  situacao: z.string(),
  state: z.enum(appointmentStates),
  /** The time of the appointment, in ISO 8601; null until it is confirmed. */
  data: nullableText,
  /** The weekday that was asked for, as it is shown. */
  preferencia: z.string(),
  /** The answer of the team, or the reason of the refusal. */
  resposta: nullableText,
  createdAt: z.string(),
})
export type Appointment = z.output<typeof appointmentSchema>

/** No choice, or one that is none: of which there are some the station says. */
const dayField = z.string(fieldTexts.required).min(1, fieldTexts.required).max(20, fieldTexts.other)

/** The fields of a sent request; `date` is the weekday, one of `weekdays` that the station offers. */
export const appointmentInputSchema = z.strictObject({
  date: dayField,
  description: writtenText(mostWords),
})
export type AppointmentInput = z.output<typeof appointmentInputSchema>

/** The input of a request in health: with a telephone, however it is written, of which the digits are kept (HEA-02, VAL-07). */
export const healthInputSchema = appointmentInputSchema.extend({
  phone: phoneField,
})

/** The weekdays that the station offers for something. */
export const offeredDaysSchema = z.object({ days: z.array(z.enum(weekdays)) })
