import { checklistPoll } from '#contract/activity-types/checklist-poll.ts'
import { poll } from '#contract/activity-types/poll.ts'

const inPlace: readonly number[] = [checklistPoll.id, poll.id]

/** Whether the one question of a type stands on the page of its activity. Other types have a page of steps. */
export const isAskedInPlace = (typeId: number): boolean => inPlace.includes(typeId)
