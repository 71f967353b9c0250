import { and, eq } from 'drizzle-orm'
import type { Partner } from '#contract/console/partners/schemas.ts'
import { partnerMembers } from '../../commerce/vouchers/tables.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart, makePart } from '../entries/owner-part.ts'
import { listPartners } from './list-partners.ts'
import { partnerPeople, requirePartner } from './require-partner.ts'
import { partnerTexts as texts } from './texts.ts'

/** Lets an active member of the station redeem for one of its partners, once for each form. @throws not_found, invalid_input, conflict */
export function addPartnerPerson(
  ctx: ApiContext,
  input: { id: number; email: string },
  key?: string,
): Promise<Partner[]> {
  const { id, email } = input
  return changePart(ctx, partnerPeople, {}, async (ctx, owner) => {
    await requirePartner(ctx, id)
    return makePart(ctx, owner, {
      what: 'partner',
      key,
      input,
      async make() {
        const person = await addPerson(ctx, id, email)
        return { id: person.id, done: { what: 'partner.add', part: `partner:${id}`, after: person } }
      },
      answer: listPartners,
    })
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
