import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { participants } from '../access/tables.ts'
import { activities } from '../activities/tables.ts'
import type { PlatformContext } from '../context.ts'
import { dependents, partnerMembers } from './tables.ts'

type StationContext = PlatformContext & { station: { id: number } }

const family = [
  { name: 'Lia Duarte', kinship: 'Filha' },
  { name: 'Tomás Duarte', kinship: 'Cônjuge' },
]

/** The family of `participante@`, and `parceiro@` as the person of the station's partners. Demo only. */
export async function seedDemoVouchers({ db, station }: StationContext): Promise<void> {
  const people = await db
    .select({ id: participants.id, email: participants.email })
    .from(participants)
    .where(
      and(
        eq(participants.stationId, station.id),
        inArray(participants.email, ['participante@exemplo.com.br', 'parceiro@exemplo.com.br']),
      ),
    )
  const idOf = (email: string) => people.find((one) => one.email === email)?.id
  const participantId = idOf('participante@exemplo.com.br')
  const partner = idOf('parceiro@exemplo.com.br')
  if (participantId)
    await db
      .insert(dependents)
      .values(family.map((one) => ({ ...one, stationId: station.id, participantId })))
  if (!partner) return
  const partners = await db
    .selectDistinct({ partnerId: activities.partnerId })
    .from(activities)
    .where(and(eq(activities.stationId, station.id), isNotNull(activities.partnerId)))
  const members = partners.flatMap(({ partnerId }) =>
    partnerId === null ? [] : [{ stationId: station.id, partnerId, participantId: partner }],
  )
  if (members.length > 0) await db.insert(partnerMembers).values(members).onConflictDoNothing()
}
