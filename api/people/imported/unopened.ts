import { inArray } from 'drizzle-orm'
import { withId } from '../../platform/db/rows.ts'
import { participants } from '../access/tables.ts'
import { personInvitations } from './tables.ts'

/** Who was brought by the team and has not opened the account. */
export const isUnopened = inArray(participants.status, ['imported', 'invited'])

/** The person of an invitation, as it stands in a query. */
export const personOf = withId(participants, personInvitations, personInvitations.participantId)
