import { defineEvent } from '../../platform/event.ts'

/** A member's own data is asked for. Listeners answer what of theirs the station has for its members just now. */
export const memberEnters = defineEvent<{ participantId: number }, string[]>()
