import { z } from 'zod'
import { type AppointmentKind, appointmentKinds, type Weekday, weekdays } from './kinds.ts'

/** The weekdays of the specification, where a station says nothing else (D3§2, D3§9, GAP-89, GAP-90). */
export const usualDays: Readonly<Record<AppointmentKind, readonly Weekday[]>> = {
  legal: ['segunda', 'terca', 'quarta', 'quinta', 'sexta'],
  accounting: ['quarta'],
  dental: weekdays,
  psychology: ['segunda', 'terca', 'quarta', 'quinta', 'sexta'],
  nutrition: ['terca', 'quinta'],
}

/** Days after which requests that are over are removed, where a station says nothing else (GAP-93). */
export const usualKeepDays = 730

const daysOf = (kind: AppointmentKind) =>
  z
    .array(z.enum(weekdays))
    .min(1, 'Escolha ao menos um dia')
    .transform((days) => weekdays.filter((day) => days.includes(day)))
    .default([...usualDays[kind]])

/** The hours of a station, and the time it keeps what is over, in the form of station folders. */
export const appointmentSettingsSchema = z.strictObject({
  days: z
    .strictObject(
      Object.fromEntries(appointmentKinds.map((kind) => [kind, daysOf(kind)])) as Record<
        AppointmentKind,
        ReturnType<typeof daysOf>
      >,
    )
    .prefault({}),
  /** Null: they stay. */
  keepDays: z
    .int('Informe um número de dias')
    .min(30, 'Informe de 30 a 3.650 dias')
    .max(3_650, 'Informe de 30 a 3.650 dias')
    .nullable()
    .default(usualKeepDays),
})
export type AppointmentSettings = z.output<typeof appointmentSettingsSchema>
