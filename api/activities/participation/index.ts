export { actionCards, cardColumns, cardSource, rowsOfCards } from './action-card.ts'
export { linkColumns, toActionLink } from './action-link.ts'
export type { Activity, ActivityType } from './activity-type.ts'
export { closeParticipation } from './close-participation.ts'
export { decide } from './decide.ts'
export {
  othersToLock,
  type PlansKnown,
  participationTaken,
  participationUndone,
  plansKnown,
  shownToMember,
} from './events.ts'
export { formatInstant } from './format-instant.ts'
export { toActionDetail } from './get-action.ts'
export { harmlessBody } from './harmless-body.ts'
export { hasTakenPart } from './has-taken-part.ts'
export { memberFacts } from './member-facts.ts'
export { activityOfType, participate, refusalOf, requireOpen } from './participate.ts'
export { countPlaces, placesLeft } from './places.ts'
export { refuseLocked, requirePlanOf } from './plan-lock.ts'
export { cashbackOf, pointsOf } from './points-of.ts'
export { readBody } from './read-body.ts'
export { recordParticipation } from './record-participation.ts'
export { bringTypes, placesOffered, takesParticipations, worthOf } from './registry.ts'
export { takePart } from './take-part.ts'
export { doneInDemo, participateInDemo, takePartInDemo } from './take-part-in-demo.ts'
export { undoParticipation } from './undo-participation.ts'
export { timesOf, type Window, windowOf } from './window-of.ts'
