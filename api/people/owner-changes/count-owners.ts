import { and, eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { participants } from '../access/tables.ts'

/** How many people look after the station and can act now. */
export const countOwners = ({ db, station }: ApiContext): Promise<number> =>
  db.$count(
    participants,
    and(
      eq(participants.stationId, station.id),
      eq(participants.role, 'owner'),
      eq(participants.status, 'active'),
    ),
  )
