import { defineQuestion } from '../../platform/event.ts'

/** What of an area keeps an account from being deleted now, each in words for its person: a debt, an order under way (PPL-31). */
export const deletionHeld = defineQuestion<{ participantId: number }, string>()
