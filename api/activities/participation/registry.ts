import type { z } from 'zod'
import { activityTypeOf, activityTypes as allTypes } from '#contract/activity-types/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Extension } from '../../platform/event.ts'
import type { Activity, AnyActivityType } from './activity-type.ts'
import { activityTexts } from './texts.ts'

const brought = new Map<number, AnyActivityType>()

/** Types that an area brings to the engine by its manifest. A type that nobody brings shows what it is and takes nothing. */
export const bringTypes =
  (...types: readonly AnyActivityType[]): Extension =>
  () => {
    for (const type of types) brought.set(type.contract.id, type)
  }

/** Everything that was brought. Without `areas.ts` nothing is: that is a mistake of the caller, not an empty platform. */
export function broughtTypes(): ReadonlyMap<number, AnyActivityType> {
  if (brought.size === 0) throw new Error('No area brought its types of activities: load api/areas.ts')
  return brought
}

/** Types whose own part cards are made of: where they lead, or until when they are worth something. */
export function typesReadByCards(): number[] {
  const types = broughtTypes()
  return allTypes
    .filter(({ id, leadsElsewhere }) => leadsElsewhere || types.get(id)?.worth)
    .map(({ id }) => id)
}

/** Whether activities of the type can be taken part in here. */
export function takesParticipations(typeId: number): boolean {
  const { isAutomatic, isTakenElsewhere } = activityTypeOf(typeId)
  return isTakenElsewhere === true || (broughtTypes().get(typeId)?.take !== undefined && !isAutomatic)
}

/** Types that members can be done with on their own page: neither somebody else's doing nor the platform's. */
export const typesTakenHere = (): number[] =>
  allTypes
    .filter(({ id, isTakenElsewhere }) => !isTakenElsewhere && takesParticipations(id))
    .map(({ id }) => id)

/** What members are told of a type that has no form. */
export const closedText = (typeId: number): string | undefined => broughtTypes().get(typeId)?.closedText

/** Seats or stock of an activity, if its type has them (ACT-03, ACT-04). */
export function seatsOffered(typeId: number, stored: unknown) {
  const type = broughtTypes().get(typeId)
  const parsed = type?.seats && type.body.safeParse(stored)
  return parsed?.success && type?.seats ? type.seats(parsed.data as never) : null
}

/** Until when an activity of the type is worth something, if its type ends by itself (ORD-10). */
export function worthOf(typeId: number, stored: unknown, timeZone: string) {
  const type = broughtTypes().get(typeId)
  const parsed = type?.worth && type.body.safeParse(stored)
  return parsed?.success && type?.worth ? type.worth(parsed.data as never, timeZone) : null
}

/**
 * The stored part of an activity in its type's form. A broken one makes its own activity unavailable and nothing else; the
 * log says which and why. @throws not_found
 */
export function readBody<Body>(
  { station, ports }: Pick<ApiContext, 'station' | 'ports'>,
  schema: z.ZodType<Body>,
  { id, typeId, body }: Pick<Activity, 'id' | 'typeId' | 'body'>,
): Body {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  ports.log.error(
    { stationId: station.id, activityId: id, typeId, issues },
    'the stored part of an activity is broken',
  )
  throw new ApiError('not_found', activityTexts.unavailable)
}
