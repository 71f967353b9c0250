import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { appointmentKinds } from './kinds.ts'
import { appointmentInputSchema, appointmentSchema, healthInputSchema, offeredDaysSchema } from './schemas.ts'

const member = { access: 'participant', tag: 'member services' } as const
const page = z.object({
  before: idParam.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
})
const list = z.array(appointmentSchema)
const asked = { method: 'post', idempotent: true, answer: appointmentSchema } as const

export const listLegalAppointments = endpoint({
  ...member,
  method: 'get',
  path: '/legal-appointments',
  summary: "The user's requests for legal advice, newest first (LEG-03)",
  query: page,
  answer: list,
})

export const askLegalAppointment = endpoint({
  ...member,
  ...asked,
  path: '/legal-appointments',
  summary: 'Ask for legal advice, once per key (LEG-03)',
  body: appointmentInputSchema,
})

export const listAccountingAppointments = endpoint({
  ...member,
  method: 'get',
  path: '/accounting-appointments',
  summary: "The user's requests for accounting advice, newest first (CTB-03)",
  query: page,
  answer: list,
})

export const askAccountingAppointment = endpoint({
  ...member,
  ...asked,
  path: '/accounting-appointments',
  summary: 'Ask for accounting advice, once per key (CTB-03)',
  body: appointmentInputSchema,
})

export const askDentalAppointment = endpoint({
  ...member,
  ...asked,
  path: '/health/dentalAppointments',
  summary: 'Ask for a dentist, once per key (HEA-02)',
  body: healthInputSchema,
})

/** The spelling of the specification, and the right one (GAP-101). */
export const askPsychologyAppointment = endpoint({
  ...member,
  ...asked,
  path: '/health/psychologistAappointments',
  aliases: ['/health/psychologistAppointments'],
  summary: 'Ask for a psychologist, once per key (HEA-03)',
  body: healthInputSchema,
})

export const askNutritionAppointment = endpoint({
  ...member,
  ...asked,
  path: '/health/nutritionistAppointments',
  summary: 'Ask for a nutritionist, once per key (HEA-04)',
  body: healthInputSchema,
})

/** Ours: what became of what was asked for. */
export const listHealthAppointments = endpoint({
  ...member,
  method: 'get',
  path: '/health/appointments',
  summary: "The user's requests of health, newest first",
  query: page,
  answer: list,
})

/** Ours: of which weekdays one can be asked for. */
export const getOfferedDays = endpoint({
  ...member,
  method: 'get',
  path: '/appointment-days/{kind}',
  summary: 'The weekdays that the station offers (GAP-89, GAP-90)',
  params: z.object({ kind: z.enum(appointmentKinds) }),
  answer: offeredDaysSchema,
})
