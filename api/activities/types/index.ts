import type { AnyActivityType, TypeDetail } from '../activity-type.ts'
import { externalRedirect } from './external-redirect.ts'
import { invitation } from './invitation.ts'
import { partnerInvitation } from './partner-invitation.ts'
import { rawContent } from './raw-content.ts'

/** The types of the platform, one line each. A type that is not here shows its description and takes nothing. */
const types: readonly AnyActivityType[] = [externalRedirect, invitation, partnerInvitation, rawContent]

const byId = new Map(types.flatMap((type) => type.typeIds.map((id) => [id, type] as const)))

export const activityTypes: readonly Pick<AnyActivityType, 'routes'>[] = types

/** Whether activities of the type can be taken part in here. */
export function takesParticipations(typeId: number): boolean {
  const type = byId.get(typeId)
  return type?.take !== undefined || type?.isTakenElsewhere === true
}

/** What members see of an activity's own part. A stored part of the wrong form shows nothing, and breaks nothing. */
export function typeDetail(typeId: number, stored: unknown): TypeDetail {
  const type = byId.get(typeId)
  const parsed = type?.detail && type.body.safeParse(stored)
  return parsed?.success && type?.detail ? type.detail(parsed.data as never) : {}
}
