import { described as describedType } from '#contract/activity-types/described.ts'
import { noBody } from '#contract/activity-types/no-body.ts'
import type { ActivityType } from '../activity-type.ts'

/** Type 17: something described, with nothing to do and nothing to say about that (ACT-17, GAP-41). */
export const described: ActivityType = { contract: describedType, body: noBody.schema, closedText: '' }
