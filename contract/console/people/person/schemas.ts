import { z } from 'zod'
import { orderStatuses } from '../../../commerce/orders/status.ts'
import { subscriptionStates } from '../../../commerce/subscriptions/schemas.ts'
import { cpfField, emailField } from '../../../fields.ts'
import { mostLetters } from '../../../most-letters.ts'
import { accountStatuses } from '../../../people/access/schemas.ts'
import { cityField, dateField, nameField, phoneField, stateField } from '../../../person-fields.ts'
import { supportStates } from '../../../site/public/support.ts'
import { teamRoleField } from '../../../team.ts'
import { writtenText } from '../../../written-text.ts'

/** What is agreed to; the version of each is the day of its last change. */
const consentDocuments = ['terms', 'privacy', 'travel', 'rules'] as const

import { tagSchema } from '../schemas.ts'

/** Why somebody is kept out; they read it. */
export const suspensionSchema = z.strictObject({ reason: writtenText(mostLetters.reason) })

/** The data as they are to be; null: none. `reason` is read by the person, `seen` is the tag of what the form showed. */
export const correctionSchema = z.strictObject({
  name: nameField,
  email: emailField,
  /** Null: it stays as it is. */
  cpf: cpfField.nullable(),
  phone: phoneField.nullable(),
  birthday: dateField.nullable(),
  state: stateField.nullable(),
  city: cityField.nullable(),
  reason: writtenText(mostLetters.reason),
  seen: z.string().max(100),
})

/** Somebody of the station as its team sees them (PPL-09). Instants in ISO 8601, points decimal. */
export const personSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** With its first three digits and the last two covered; null: none. */
  cpf: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  birthday: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  image: z.string().nullable(),
  /** What they look after, if they are of the team. */
  roles: z.array(teamRoleField),
  status: z.enum(accountStatuses),
  suspendedAt: z.string().nullable(),
  /** Why, in the words that they read; null: nobody said. */
  suspendedReason: z.string().nullable(),
  since: z.string(),
  /** To the hour; null: never. */
  lastSeenAt: z.string().nullable(),
  points: z.number(),
  owed: z.number(),
  tags: z.array(tagSchema),
  plan: z
    .object({
      id: z.number(),
      name: z.string(),
      state: z.enum(subscriptionStates),
      periodEnd: z.string().nullable(),
    })
    .nullable(),
  sessions: z.array(
    z.object({ userAgent: z.string().nullable(), since: z.string(), lastUsedAt: z.string() }),
  ),
  /** How much there is of what is read elsewhere; of appointments and cases no more is told here (PPL-23). */
  counts: z.object({
    messages: z.number(),
    vouchers: z.number(),
    appointments: z.number(),
    cases: z.number(),
  }),
  /** What they agreed to, the newest first. */
  consents: z.array(
    z.object({
      document: z.enum(consentDocuments),
      version: z.string(),
      /** Of those that the station published; 0: the text that came with it. */
      number: z.number(),
      acceptedAt: z.string(),
    }),
  ),
  /** Why they may not write for others, and until when (null: no end); null: they may. */
  writingBlock: z.object({ reason: z.string(), until: z.string().nullable() }).nullable(),
  /** The account that this one was merged into; null: none (PPL-12). */
  mergedInto: z.number().nullable(),
  /** Changes with the data that the team corrects. */
  tag: z.string(),
  /** Whoever asks: nobody suspends themselves. */
  isYou: z.boolean(),
})
export type Person = z.output<typeof personSchema>

/** A note of the team, of which the person hears nothing. */
export const personNoteSchema = z.strictObject({ text: writtenText(mostLetters.personNote) })

const next = z.number().nullable()

const noteSchema = z.object({
  id: z.number(),
  text: z.string(),
  by: z.string(),
  createdAt: z.string(),
  /** Of whoever asks; and whoever answers for the station one of somebody who is not of the team any more. */
  mayRemove: z.boolean(),
})
export const personNotesSchema = z.object({ list: z.array(noteSchema), next })
export type PersonNotes = z.output<typeof personNotesSchema>

const requestSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  subject: z.string().nullable(),
  state: z.enum(supportStates),
})
export const personRequestsSchema = z.object({ list: z.array(requestSchema), next })
export type PersonRequests = z.output<typeof personRequestsSchema>

/** A line of the wallet; `points` above zero in both directions. */
const ledgerLineSchema = z.object({
  id: z.number(),
  /** Null: of anonymous research. */
  createdAt: z.string().nullable(),
  what: z.string(),
  direction: z.enum(['earned', 'used']),
  points: z.number(),
  balance: z.number(),
})
export const personLedgerSchema = z.object({ list: z.array(ledgerLineSchema), next })
export type PersonLedger = z.output<typeof personLedgerSchema>

const participationSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  activity: z.string(),
  points: z.number(),
  undoneAt: z.string().nullable(),
})
export const personActivitiesSchema = z.object({ list: z.array(participationSchema), next })
export type PersonActivities = z.output<typeof personActivitiesSchema>

const orderSchema = z.object({
  id: z.number(),
  code: z.string(),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  totalCents: z.number(),
})
export const personOrdersSchema = z.object({ list: z.array(orderSchema), next })
export type PersonOrders = z.output<typeof personOrdersSchema>
