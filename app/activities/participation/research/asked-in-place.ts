import { checklistPoll } from '#contract/activity-types/checklist-poll.ts'
import { poll } from '#contract/activity-types/poll.ts'

const inPlace: readonly number[] = [checklistPoll.id, poll.id]

/** One question: it stands on the page of its activity. Others have a page of steps. */
export const isAskedInPlace = (typeId: number): boolean => inPlace.includes(typeId)
