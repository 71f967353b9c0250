import { and, eq } from 'drizzle-orm'
import type { Partner } from '#contract/console/partners/schemas.ts'
import { partnerMembers } from '../../commerce/vouchers/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { makeOnce, type Outcome, ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { listPartners } from './list-partners.ts'
import { requirePartner } from './require-partner.ts'
import { partnerTexts as texts } from './texts.ts'

const answer = listPartners

/** Lets an active member of the station redeem for one of its partners, once for each form. @throws not_found, invalid_input, conflict */
export function addPartnerPerson(
  ctx: ApiContext,
  input: { id: number; email: string },
  key?: string,
): Promise<Partner[]> {
  const { id, email } = input
  return ownerChange(ctx, {}, async (ctx, owner) => {
    await requirePartner(ctx, id)
    const make = async () => {
      const person = await addPerson(ctx, id, email)
      const done = { what: 'partner.add', part: `partner:${id}`, after: person }
      return { id: person.id, answer: { done, answer } }
    }
    return makeOnce<Outcome<Partner[]>>(
      ctx,
      { key, by: owner.id, what: 'partner', input },
      make,
      async () => ({ answer }),
    )
  })
}

async function addPerson(ctx: ApiContext, partnerId: number, email: string) {
  const person = await activeMember(ctx, email)
  const added = await ctx.db
    .insert(partnerMembers)
    .values({ stationId: ctx.station.id, partnerId, participantId: person.id })
    .onConflictDoNothing()
    .returning({ id: partnerMembers.participantId })
  if (added.length === 0) throw ApiError.fields({ email: texts.alreadyThere })
  return person
}

async function activeMember({ db, station }: ApiContext, email: string) {
  const [row] = await db
    .select({ id: participants.id, name: participants.name, email: participants.email })
    .from(participants)
    .where(
      and(
        eq(participants.stationId, station.id),
        eq(participants.email, email.trim().toLowerCase()),
        eq(participants.status, 'active'),
      ),
    )
  if (!row) throw ApiError.fields({ email: texts.unknownEmail })
  return row
}
