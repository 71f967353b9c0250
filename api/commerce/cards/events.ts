import { defineQuestion } from '../../platform/event.ts'

/** What a card pays by itself: the name of a plan, or of an activity whose products come again, with its number. */
export type CardUse = { name: string; activityId: number | null }

/** What a card that somebody wants to remove pays by itself, of whoever charges it (PLN-10). */
export const usesOfCard = defineQuestion<{ cardId: number; participantId: number }, CardUse>()
