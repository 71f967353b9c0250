import { type Carry, endedBy } from '../../platform/carry.ts'
import { teamInvitations } from './tables.ts'

/** An invitation ends with who sent it (PPL-12, PPL-24). */
export const teamCarried: readonly Carry[] = [endedBy(teamInvitations, teamInvitations.invitedById)]
