import { and, eq } from 'drizzle-orm'
import type { Partner } from '#contract/management/partners/schemas.ts'
import { participants } from '../../access/tables.ts'
import { type ApiContext, inTransaction } from '../../context.ts'
import { ApiError } from '../../errors.ts'
import { partnerMembers } from '../../vouchers/tables.ts'
import { audit, wasDone } from '../audit.ts'
import { requireOwner } from '../managed-site.ts'
import { makeOnce } from '../once.ts'
import { listPartners } from './list-partners.ts'
import { partnerTexts as texts } from './texts.ts'

/** Lets an active member of the station redeem for one of its partners, once for each form. @throws not_found, invalid_input, conflict */
export async function addPartnerPerson(
  outer: ApiContext,
  input: { id: number; email: string },
  key?: string,
): Promise<Partner[]> {
  const owner = await requireOwner(outer)
  const { id, email } = input
  return inTransaction(outer, async (ctx) => {
    await requirePartner(ctx, id)
    const again = () => listPartners(ctx)
    const make = async () => {
      const person = await addPerson(ctx, id, email)
      await audit(ctx, {
        who: owner.name,
        participantId: owner.id,
        what: 'partner.add',
        part: `partner:${id}`,
        after: person,
      })
      return { id: person.id, answer: await again() }
    }
    return makeOnce(ctx, { key, by: owner.id, what: 'partner', input }, make, again)
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

/** Takes it away again; what was redeemed stays redeemed. Sent again it is done. @throws not_found */
export async function removePartnerPerson(
  outer: ApiContext,
  { id, person }: { id: number; person: number },
): Promise<Partner[]> {
  const owner = await requireOwner(outer)
  return inTransaction(outer, async (ctx) => {
    const before = await requirePartner(ctx, id)
    const [removed] = await ctx.db
      .delete(partnerMembers)
      .where(
        and(
          eq(partnerMembers.stationId, ctx.station.id),
          eq(partnerMembers.partnerId, id),
          eq(partnerMembers.participantId, person),
        ),
      )
      .returning({ id: partnerMembers.participantId })
    const act = { who: owner.name, participantId: owner.id, what: 'partner.remove', part: `partner:${id}` }
    if (removed) await audit(ctx, { ...act, before: before.people.find((one) => one.id === person) })
    else if (!(await wasDone(ctx, { ...act, before: { id: person } })))
      throw new ApiError('not_found', texts.unknownPerson)
    return listPartners(ctx)
  })
}

async function requirePartner(ctx: ApiContext, id: number): Promise<Partner> {
  const partner = (await listPartners(ctx)).find((one) => one.id === id)
  if (!partner) throw new ApiError('not_found', texts.unknownPartner)
  return partner
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
