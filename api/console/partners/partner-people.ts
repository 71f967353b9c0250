import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Partner } from '#contract/console/partners/schemas.ts'
import { activities } from '../../activities/participation/tables.ts'
import { partnerMembers } from '../../commerce/vouchers/tables.ts'
import { participants, plainOrder } from '../../people/access/tables.ts'
import { requireTeam, wasDone } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart, makePart, type OwnerPart } from '../entries/owner-part.ts'
import { partnerTexts as texts } from './texts.ts'

/** The partners that the station's activities name, by number, with who redeems for them: two queries. */
export async function listPartners(ctx: ApiContext): Promise<Partner[]> {
  await requireTeam(ctx)
  const offered = await activitiesOfPartners(ctx)
  const people = await peopleOfPartners(ctx)
  const ids = new Set([...offered, ...people].map(({ partnerId }) => partnerId))
  return [...ids]
    .sort((a, b) => a - b)
    .map((id) => ({
      id,
      activities: offered
        .filter((one) => one.partnerId === id)
        .map(({ partnerId: _, ...activity }) => activity),
      people: people.filter((one) => one.partnerId === id).map(({ partnerId: _, ...person }) => person),
    }))
}

async function activitiesOfPartners({ db, station }: ApiContext) {
  const rows = await db
    .select({ partnerId: activities.partnerId, id: activities.id, name: activities.name })
    .from(activities)
    .where(inStation(activities, { station }, isNotNull(activities.partnerId)))
    .orderBy(asc(plainOrder(activities.name)), asc(activities.id))
  return rows.flatMap(({ partnerId, ...row }) => (partnerId === null ? [] : [{ partnerId, ...row }]))
}

function peopleOfPartners({ db, station }: ApiContext) {
  return db
    .select({
      partnerId: partnerMembers.partnerId,
      id: participants.id,
      name: participants.name,
      email: participants.email,
    })
    .from(partnerMembers)
    .innerJoin(participants, withId(participants, partnerMembers, partnerMembers.participantId))
    .where(inStation(partnerMembers, { station }))
    .orderBy(asc(plainOrder(participants.name)), asc(participants.id))
}

/** Who redeems for the partners of a station. */
const partnerPeople: OwnerPart = { locks: [], isPublic: false }

/** One of the station's partners with its people. @throws not_found */
async function requirePartner(ctx: ApiContext, id: number): Promise<Partner> {
  const partner = (await listPartners(ctx)).find((one) => one.id === id)
  if (!partner) throw new ApiError('not_found', texts.unknownPartner)
  return partner
}

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
      inStation(
        participants,
        { station },
        eq(participants.email, email.trim().toLowerCase()),
        eq(participants.status, 'active'),
      ),
    )
  if (!row) throw ApiError.fields({ email: texts.unknownEmail })
  return row
}

/** Takes it away again; what was redeemed stays redeemed. Sent again it is done. @throws not_found */
export function removePartnerPerson(
  ctx: ApiContext,
  { id, person }: { id: number; person: number },
): Promise<Partner[]> {
  const act = { what: 'partner.remove', part: `partner:${id}` }
  const answer = listPartners
  return changePart(ctx, partnerPeople, {}, async (ctx, owner) => {
    const { people } = await requirePartner(ctx, id)
    const { partnerId, participantId } = partnerMembers
    const [removed] = await ctx.db
      .delete(partnerMembers)
      .where(inStation(partnerMembers, ctx, eq(partnerId, id), eq(participantId, person)))
      .returning({ id: participantId })
    if (removed) return { done: { ...act, before: people.find((one) => one.id === person) }, answer }
    if (await wasDone(ctx, { ...act, participantId: owner.id, before: { id: person } })) return { answer }
    throw new ApiError('not_found', texts.unknownPerson)
  })
}
