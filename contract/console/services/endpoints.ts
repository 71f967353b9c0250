import { z } from 'zod'
import { dayField } from '../../day-fields.ts'
import { endpoint, idParam } from '../../endpoint.ts'
import { appointmentSettingsSchema } from '../../services/appointments/content.ts'
import { appointmentKinds, appointmentStates } from '../../services/appointments/kinds.ts'
import * as schemas from './schemas.ts'

const team = { access: 'team', right: 'appointments', tag: 'management' } as const
const byId = z.object({ id: idParam })

export const searchAppointments = endpoint({
  ...team,
  method: 'get',
  path: '/management/appointments',
  summary: 'Requests for appointments, newest first, without what they say (LEG-03, CTB-03, HEA-02)',
  query: z.object({
    kind: z.enum(appointmentKinds).optional(),
    state: z.enum(appointmentStates).optional(),
    before: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  answer: schemas.queueSchema,
})

export const openAppointment = endpoint({
  ...team,
  method: 'get',
  path: '/management/appointments/{id}',
  summary: 'A request with what it says; its person sees who opened it (GAP-93)',
  params: byId,
  answer: schemas.openedAppointmentSchema,
})

export const decideAppointment = endpoint({
  ...team,
  method: 'post',
  path: '/management/appointments/{id}/decision',
  summary:
    'Confirm a request with its time, call it done, refuse it with a reason, or answer it; twice is once',
  params: byId,
  body: schemas.decisionSchema,
  answer: schemas.queuedAppointmentSchema,
})

export const listAppointmentDay = endpoint({
  ...team,
  method: 'get',
  path: '/management/appointment-days/{day}',
  summary: 'What is confirmed on a day of the station’s calendar, in its order',
  params: z.object({ day: dayField }),
  answer: z.array(schemas.queuedAppointmentSchema),
})

export const getAppointmentSettings = endpoint({
  ...team,
  right: 'attendance',
  method: 'get',
  path: '/management/appointment-settings',
  summary: 'When the station attends, and how long what is over is kept (GAP-89, GAP-93)',
  answer: schemas.managedSettingsSchema,
})

export const saveAppointmentSettings = endpoint({
  ...team,
  right: 'attendance',
  method: 'put',
  path: '/management/appointment-settings',
  summary: 'Change them, as they were seen',
  body: z.strictObject({ seen: z.string().min(1).max(100), value: appointmentSettingsSchema }),
  answer: schemas.managedSettingsSchema,
})

export const listTopicSuggestions = endpoint({
  ...team,
  right: 'suggestions',
  method: 'get',
  path: '/management/topic-suggestions',
  summary: 'What members suggest to become a topic, newest first, page by page (PLS-03)',
  query: z.object({
    before: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  answer: schemas.suggestionsSchema,
})
