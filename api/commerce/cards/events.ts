import { defineEvent } from '../../platform/event.ts'

/** What a card pays by itself: the name of a plan, or of an activity whose products come again, with its number. */
export type CardUse = { name: string; activityId: number | null }

/** Somebody wants to remove a card: whoever charges it by itself answers what it pays (PLN-10). */
export const cardUsesAsked = defineEvent<{ cardId: number; participantId: number }, CardUse[]>()
