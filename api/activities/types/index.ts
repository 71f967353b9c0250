import type { z } from 'zod'
import type { About, AnyActivityType, TypeDetail } from '../activity-type.ts'
import { agreement } from './agreement.ts'
import { coupon } from './coupon.ts'
import { course } from './course.ts'
import { described } from './described.ts'
import { donation } from './donation.ts'
import { externalRedirect } from './external-redirect.ts'
import { invitation } from './invitation.ts'
import { partnerInvitation } from './partner-invitation.ts'
import { rawContent } from './raw-content.ts'
import { share } from './share.ts'
import { signUp } from './sign-up.ts'
import { videos } from './videos.ts'

/** The types of the platform, one line each. A type that is not here shows its description and takes nothing. */
const types: readonly AnyActivityType[] = [
  agreement,
  coupon,
  course,
  described,
  donation,
  externalRedirect,
  invitation,
  partnerInvitation,
  rawContent,
  share,
  signUp,
  videos,
]

const byId = new Map(types.flatMap((type) => type.typeIds.map((id) => [id, type] as const)))

export const activityTypes: readonly Pick<AnyActivityType, 'typeIds' | 'take' | 'routes'>[] = types

/** Types whose own part cards show. */
export const typesWithDetailOnCards = types
  .filter(({ isDetailOnCards }) => isDetailOnCards)
  .flatMap(({ typeIds }) => typeIds)

/** Types whose own part cards are made of: what is shown of it, or until when it is worth something. */
export const typesReadByCards = types
  .filter((type) => type.isDetailOnCards || type.worth)
  .flatMap(({ typeIds }) => typeIds)

/** Whether activities of the type can be taken part in here. */
export function takesParticipations(typeId: number): boolean {
  const type = byId.get(typeId)
  return (type?.take !== undefined && !type.isAutomatic) || type?.isTakenElsewhere === true
}

/** What is said of a type that takes part by itself, not by a form. */
export const closedText = (typeId: number): string | undefined => byId.get(typeId)?.closedText

/** Seats or stock of an activity, if its type has them (ACT-03, ACT-04). */
export function placesOffered(typeId: number, stored: unknown) {
  const type = byId.get(typeId)
  const parsed = type?.places && type.body.safeParse(stored)
  return parsed?.success && type?.places ? type.places(parsed.data as never) : null
}

/** Until when an activity of the type is worth something, if its type ends by itself (ORD-10). */
export function worthOf(typeId: number, stored: unknown, timeZone: string) {
  const type = byId.get(typeId)
  const parsed = type?.worth && type.body.safeParse(stored)
  return parsed?.success && type?.worth ? type.worth(parsed.data as never, timeZone) : null
}

/** The form of `activities.body` of a type, or undefined for types without a module. */
export const bodySchemaOf = (typeId: number): z.ZodType | undefined => byId.get(typeId)?.body

/** What members see of an activity's own part. A stored part of the wrong form shows nothing, and breaks nothing. */
export function typeDetail(typeId: number, stored: unknown, about: About): TypeDetail {
  const type = byId.get(typeId)
  const parsed = type?.detail && type.body.safeParse(stored)
  return parsed?.success && type?.detail ? type.detail(parsed.data as never, about) : {}
}
