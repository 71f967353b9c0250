import { z } from 'zod'
import { endpoint, idParam } from '../../../endpoint.ts'
import { auditLineSchema } from '../../schemas.ts'
import * as schemas from './schemas.ts'

const team = { access: 'team', right: 'people', tag: 'management' } as const
const params = z.object({ id: idParam })
const query = z.object({
  before: idParam.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
})

export const getPerson = endpoint({
  ...team,
  method: 'get',
  path: '/management/people/{id}',
  summary:
    'Somebody of the station: data, state, balance, plan, sessions, and how much of what else there is (PPL-09)',
  params,
  answer: schemas.personSchema,
})

/** Each time it leaves a line in the history: who looked. */
export const showPersonCpf = endpoint({
  ...team,
  method: 'post',
  path: '/management/people/{id}/cpf-views',
  summary: 'The whole CPF of somebody, which the history tells of',
  params,
  answer: z.object({ cpf: z.string().nullable() }),
})

export const listPersonLedger = endpoint({
  ...team,
  method: 'get',
  path: '/management/people/{id}/ledger',
  summary: 'Every line of their wallet, newest first; `before` is the last line one has',
  ...{ params, query },
  answer: schemas.personLedgerSchema,
})

export const listPersonActivities = endpoint({
  ...team,
  method: 'get',
  path: '/management/people/{id}/participations',
  summary: 'What they took part in, newest first',
  ...{ params, query },
  answer: schemas.personActivitiesSchema,
})

export const listPersonOrders = endpoint({
  ...team,
  right: 'sales',
  method: 'get',
  path: '/management/people/{id}/orders',
  summary: 'What they ordered, newest first',
  ...{ params, query },
  answer: schemas.personOrdersSchema,
})

export const listPersonHistory = endpoint({
  ...team,
  right: 'history',
  method: 'get',
  path: '/management/people/{id}/history',
  summary: 'What the team changed of them, newest first',
  ...{ params, query },
  answer: z.object({ list: z.array(auditLineSchema), next: z.number().nullable() }),
})

/** Twice is once. */
export const correctPerson = endpoint({
  ...team,
  right: 'membership',
  method: 'put',
  path: '/management/people/{id}',
  summary:
    'Correct the data of somebody, with a reason; they are told by mail, of another e-mail at both addresses (PPL-10)',
  params,
  body: schemas.correctionSchema,
  answer: schemas.personSchema,
})

/** Twice is once. */
export const suspendPerson = endpoint({
  ...team,
  right: 'membership',
  method: 'put',
  path: '/management/people/{id}/suspension',
  summary: 'Keep somebody out, with a reason that they read; their sessions end',
  params,
  body: schemas.suspensionSchema,
  answer: schemas.personSchema,
})

/** Twice is once. */
export const reactivatePerson = endpoint({
  ...team,
  right: 'membership',
  method: 'delete',
  path: '/management/people/{id}/suspension',
  summary: 'Let somebody in again',
  params,
  answer: schemas.personSchema,
})

/** Twice is once. */
export const endPersonSessions = endpoint({
  ...team,
  right: 'membership',
  method: 'delete',
  path: '/management/people/{id}/sessions',
  summary: 'Log somebody out everywhere, but for the session of whoever asks',
  params,
  answer: schemas.personSchema,
})

/** Within what a mailbox gets of codes; twice at once is once. */
export const resendActivation = endpoint({
  ...team,
  right: 'membership',
  method: 'post',
  path: '/management/people/{id}/activation',
  summary: 'Send the activation mail again to whoever has not confirmed their e-mail',
  params,
  answer: schemas.personSchema,
})

export const listPersonRequests = endpoint({
  ...team,
  right: 'support',
  method: 'get',
  path: '/management/people/{id}/messages',
  summary: 'What they asked the station, newest first',
  ...{ params, query },
  answer: schemas.personRequestsSchema,
})

export const listPersonNotes = endpoint({
  ...team,
  method: 'get',
  path: '/management/people/{id}/notes',
  summary: 'What the team noted of them, newest first; they never see it',
  ...{ params, query },
  answer: schemas.personNotesSchema,
})

export const addPersonNote = endpoint({
  ...team,
  method: 'post',
  path: '/management/people/{id}/notes',
  summary: 'Note something of them, once for each form',
  params,
  body: schemas.personNoteSchema,
  idempotent: true,
  answer: schemas.personNotesSchema,
})

/** Twice is once. */
export const removePersonNote = endpoint({
  ...team,
  method: 'delete',
  path: '/management/people/{id}/notes/{noteId}',
  summary: 'Remove a note of one’s own, or, as who answers for the station, of somebody who left the team',
  params: params.extend({ noteId: idParam }),
  answer: schemas.personNotesSchema,
})
