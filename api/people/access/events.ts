import type { PlanArea } from '#contract/commerce/plans/areas.ts'
import { defineEvent } from '../../platform/event.ts'

/** A member's own data is asked for. Listeners answer what of theirs the station has for its members just now. */
export const memberEnters = defineEvent<{ participantId: number }, string[]>()

/** A member is told whole, their plan too. Listeners answer it, null for none. */
export const planOfMemberAsked = defineEvent<{ participantId: number }, Record<string, unknown> | null>()

/** An area that somebody may not use, and the plans that open it. */
export type LockedArea = { area: PlanArea; plans: string[] }

/** Somebody may be kept out of areas. Listeners answer which of theirs are closed to them now. */
export const areasAsked = defineEvent<{ participantId: number }, LockedArea[]>()
