import type { PlanArea } from '#contract/commerce/plans/areas.ts'
import { defineEvent, defineQuestion } from '../../platform/event.ts'

/** What of each area the station has for its members just now, told with a member's own data. */
export const openToMember = defineQuestion<{ participantId: number }, string>()

/** The plan of a member who is told whole, null for none. */
export const planOfMember = defineQuestion<{ participantId: number }, Record<string, unknown> | null>()

/** An area that somebody may not use, and the plans that open it. */
export type LockedArea = { area: PlanArea; plans: string[] }

/** Which areas are closed to somebody now. */
export const areasLocked = defineQuestion<{ participantId: number }, LockedArea>()

/** What the portal's registration step 2 begins with (D1§4): JSON for `details.affiliated`. */
type Affiliate = Record<string, string | null>

export type Identifier = { by: 'cpf' | 'email'; value: string }

/** What the lists of a station say of somebody who logs in and has no account (ACC-04). */
export const unknownLogin = defineQuestion<Identifier, Affiliate | null>()

/** Somebody of the team logged in, by a password or by a link. */
export const teamEntered = defineEvent<{ id: number; name: string }>()
