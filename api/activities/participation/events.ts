import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { defineEvent } from '../../platform/event.ts'
import type { Activity } from './activity-type.ts'

/** A member opens an activity. Listeners answer what they know of the two: likes, videos begun. */
export const memberSees = defineEvent<Activity, Partial<ActionDetail>>()

/** Somebody is about to take part. Listeners answer whom else this may pay: they are locked together (ADR 24). */
export const participationBegins = defineEvent<{ participantId: number }, number[]>()

/** What is known of the plans of a station: which of them somebody has just now, and which can be taken. */
export type PlansKnown = { heldId: number | null; offered: readonly { id: number; name: string }[] }

/** Some activity is only for who has certain plans. Listeners answer what they know of plans. */
export const plansAsked = defineEvent<{ participantId: number }, PlansKnown>()

/** Somebody took part by something they did themselves; under the locks of all who may be paid for it. */
export const participationTaken = defineEvent<{ participantId: number }>()

/** A participation is taken back. Who has handed something over for it refuses; nothing is given back yet. */
export const participationUndone = defineEvent<{ participationId: number }>()
