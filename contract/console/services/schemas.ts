import { z } from 'zod'
import { momentField } from '../../day-fields.ts'
import {
  appointmentKinds,
  appointmentStates,
  mostWords,
  weekdays,
} from '../../services/appointments/kinds.ts'
import { optionalText, writtenText } from '../../written-text.ts'

const nullableText = z.string().nullable()

/** A request in the queue: what it says is read where it is opened, which leaves a line for its person (GAP-93). Instants in ISO 8601. */
export const queuedAppointmentSchema = z.object({
  id: z.number(),
  person: z.string(),
  kind: z.enum(appointmentKinds),
  state: z.enum(appointmentStates),
  weekday: z.enum(weekdays),
  at: nullableText,
  createdAt: z.string(),
})
export type QueuedAppointment = z.output<typeof queuedAppointmentSchema>

export const queueSchema = z.object({
  list: z.array(queuedAppointmentSchema),
  /** For `before` of the next page; null: there is none. */
  next: z.number().nullable(),
  /** Requests without an answer, of the whole station. */
  waiting: z.number(),
})

/** A request that was opened. */
export const openedAppointmentSchema = queuedAppointmentSchema.extend({
  email: z.string(),
  /** Of the account, as it stands there. */
  tel: nullableText,
  /** That was given for this request; digits. */
  phone: nullableText,
  description: z.string(),
  answer: nullableText,
  decidedBy: nullableText,
  /** Of what was decided: whoever decides says what they saw. */
  tag: z.string(),
})
export type OpenedAppointment = z.output<typeof openedAppointmentSchema>

const seen = z.string().min(1).max(100)
const answer = optionalText(mostWords).default('')

/** What an owner does with a request that is as they saw it; done is what was confirmed, whoever sees it. */
export const decisionSchema = z.discriminatedUnion('what', [
  /** Says when it is, also anew; `answer` stays as it was where it is empty. */
  z.strictObject({
    what: z.literal('confirm'),
    seen,
    at: momentField('Informe uma data válida'),
    answer,
    /** Only if the station attends at that time; without it whatever was agreed. */
    isUsual: z.literal(true).optional(),
  }),
  z.strictObject({ what: z.literal('done') }),
  z.strictObject({ what: z.literal('refuse'), seen, answer: writtenText(mostWords) }),
  z.strictObject({ what: z.literal('answer'), seen, answer: writtenText(mostWords) }),
])
export type Decision = z.output<typeof decisionSchema>

/** When the station attends, as owners read and write it. */
export const managedSettingsSchema = z.object({
  days: z.record(z.enum(appointmentKinds), z.array(z.enum(weekdays))),
  keepDays: z.number().nullable(),
  tag: z.string(),
})

/** What members suggested to become a topic (PLS-03), newest first. */
export const suggestionsSchema = z.object({
  list: z.array(
    z.object({ id: z.number(), person: z.string(), description: z.string(), createdAt: z.string() }),
  ),
  /** From which on older ones follow; null at the end. */
  next: z.number().nullable(),
})
export type Suggestions = z.output<typeof suggestionsSchema>
