import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { defineEvent, defineQuestion } from '../../platform/event.ts'
import type { Activity } from './activity-type.ts'

/** What areas know of a member and the activity they open: likes, videos begun. */
export const shownToMember = defineQuestion<Activity, Partial<ActionDetail>>()

/** Whom else somebody's taking part may pay: they are locked together (ADR 24). */
export const othersToLock = defineQuestion<{ participantId: number }, number>()

/** What is known of the plans of a station: which of them somebody has just now, and which can be taken. */
export type PlansKnown = { heldId: number | null; offered: readonly { id: number; name: string }[] }

/** What is known of plans, for activities that are only for who has certain ones. */
export const plansKnown = defineQuestion<{ participantId: number }, PlansKnown>()

/** Somebody took part by something they did themselves; under the locks of all who may be paid for it. */
export const participationTaken = defineEvent<{ participantId: number }>()

/** A participation is taken back. Who has handed something over for it refuses; nothing is given back yet. */
export const participationUndone = defineEvent<{ participationId: number }>()
