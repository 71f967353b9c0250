import { defineEvent, defineQuestion } from '../../platform/event.ts'

/** What of an area keeps an account from being deleted now, each in words for its person: a debt, an order under way (PPL-31). */
export const deletionHeld = defineQuestion<{ participantId: number }, string>()

/** How many things of an area somebody agreed to be contacted about, where it asked (PPL-30). */
export const contactAgreed = defineQuestion<{ participantId: number }, number>()

/** Somebody takes that back, from now on and for all of them. */
export const contactWithdrawn = defineEvent<{ participantId: number }>()
