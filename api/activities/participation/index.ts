export {
  actionCards,
  cardColumns,
  cardSource,
  cashbackOf,
  pointsOf,
  rowsOfCards,
  timesOf,
  type Window,
  windowOf,
} from './action-card.ts'
export type { Activity, ActivityType } from './activity-type.ts'
export { decide, formatInstant } from './decide.ts'
export {
  othersToLock,
  type PlansKnown,
  participationTaken,
  participationUndone,
  plansKnown,
  shownToMember,
} from './events.ts'
export { harmlessBody } from './folder.ts'
export { toActionDetail } from './get-action.ts'
export { memberFacts } from './member-facts.ts'
export { activityOfType, participate, refusalOf, requireOpen } from './participate.ts'
export { planLocks, refuseLocked, requirePlanOf } from './plan-lock.ts'
export { closeParticipation, hasTakenPart, recordParticipation } from './record-participation.ts'
export {
  bringTypes,
  readBody,
  seatsOffered,
  takesParticipations,
  typesTakenHere,
  worthOf,
} from './registry.ts'
export { changeSeats, seatsLeft } from './seats.ts'
export { linkColumns, toActionLink } from './share-link.ts'
export { takePart } from './take-part.ts'
export { doneInDemo, participateInDemo, takePartInDemo } from './take-part-in-demo.ts'
export { undoParticipation } from './undo-participation.ts'
