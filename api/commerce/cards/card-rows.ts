import { and, eq, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { cards } from './tables.ts'

export type CardRow = typeof cards.$inferSelect

/** Of the caller, or of whom a job pays for, of their station. */
export const isOwn = (ctx: ApiContext, participantId: number = memberOf(ctx)): SQL | undefined =>
  inStation(cards, ctx, eq(cards.participantId, participantId))

/** Saved and not removed. */
export const isThere = (): SQL | undefined => and(isNotNull(cards.cardId), isNull(cards.removedAt))

/** Kept, or for one purchase that may still be made. */
export const isUsable = ({ ports }: ApiContext): SQL | undefined =>
  or(isNull(cards.usableUntil), gt(cards.usableUntil, ports.clock.now()))

/** Of the gateway that charges now: no other knows the card. Null where there is none. */
export const ofGateway = ({ ports }: ApiContext): SQL | null =>
  ports.payments && eq(cards.gateway, ports.payments.name)
