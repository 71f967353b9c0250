import { activityTypeOf, activityTypes as allTypes } from '#contract/activity-types/index.ts'
import type { AnyActivityType } from '../activity-type.ts'
import { agreement } from './agreement.ts'
import { coupon } from './coupon.ts'
import { course } from './course.ts'
import { described } from './described.ts'
import { donation } from './donation.ts'
import { rawContent } from './raw-content.ts'
import { share } from './share.ts'
import { signUp } from './sign-up.ts'
import { videos } from './videos.ts'

/** The types the API does something of its own with, one line each. A type that is not here shows what it is and takes nothing. */
const types: readonly AnyActivityType[] = [
  agreement,
  coupon,
  course,
  described,
  donation,
  rawContent,
  share,
  signUp,
  videos,
]

const byId = new Map(types.map((type) => [type.contract.id, type] as const))

export const activityTypes: readonly Pick<AnyActivityType, 'contract' | 'take' | 'routes'>[] = types

/** Types whose own part cards are made of: where they lead, or until when they are worth something. */
export const typesReadByCards = allTypes
  .filter(({ id, leadsElsewhere }) => leadsElsewhere || byId.get(id)?.worth)
  .map(({ id }) => id)

/** Whether activities of the type can be taken part in here. */
export function takesParticipations(typeId: number): boolean {
  const { isAutomatic, isTakenElsewhere } = activityTypeOf(typeId)
  return isTakenElsewhere === true || (byId.get(typeId)?.take !== undefined && !isAutomatic)
}

/** What members are told of a type that has no form. */
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
