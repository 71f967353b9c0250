import { and, eq } from 'drizzle-orm'
import type { Partner } from '#contract/console/partners/schemas.ts'
import { partnerMembers } from '../../commerce/vouchers/tables.ts'
import { wasDone } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart } from '../entries/owner-part.ts'
import { listPartners } from './list-partners.ts'
import { partnerPeople, requirePartner } from './require-partner.ts'
import { partnerTexts as texts } from './texts.ts'

/** Takes it away again; what was redeemed stays redeemed. Sent again it is done. @throws not_found */
export function removePartnerPerson(
  ctx: ApiContext,
  { id, person }: { id: number; person: number },
): Promise<Partner[]> {
  const act = { what: 'partner.remove', part: `partner:${id}` }
  const answer = listPartners
  return changePart(ctx, partnerPeople, {}, async (ctx, owner) => {
    const { people } = await requirePartner(ctx, id)
    const { stationId, partnerId, participantId } = partnerMembers
    const [removed] = await ctx.db
      .delete(partnerMembers)
      .where(and(eq(stationId, ctx.station.id), eq(partnerId, id), eq(participantId, person)))
      .returning({ id: participantId })
    if (removed) return { done: { ...act, before: people.find((one) => one.id === person) }, answer }
    if (await wasDone(ctx, { ...act, participantId: owner.id, before: { id: person } })) return { answer }
    throw new ApiError('not_found', texts.unknownPerson)
  })
}
