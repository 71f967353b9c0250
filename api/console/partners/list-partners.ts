import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Partner } from '#contract/console/partners/schemas.ts'
import { activities } from '../../activities/participation/tables.ts'
import { partnerMembers } from '../../commerce/vouchers/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'

/** The partners that the station's activities name, by number, with who redeems for them: two queries. */
export async function listPartners(ctx: ApiContext): Promise<Partner[]> {
  await requireOwner(ctx)
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
    .where(and(eq(activities.stationId, station.id), isNotNull(activities.partnerId)))
    .orderBy(asc(activities.name), asc(activities.id))
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
    .innerJoin(
      participants,
      and(
        eq(participants.stationId, partnerMembers.stationId),
        eq(participants.id, partnerMembers.participantId),
      ),
    )
    .where(eq(partnerMembers.stationId, station.id))
    .orderBy(asc(participants.name), asc(participants.id))
}
