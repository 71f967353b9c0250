import { eq, ne } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { participants } from '../access/tables.ts'

/** How many people look after the station and can act now, besides the one whose own matter it is. */
export const countOwners = ({ db, station }: ApiContext, besides?: number): Promise<number> =>
  db.$count(
    participants,
    inStation(
      participants,
      { station },
      eq(participants.role, 'owner'),
      eq(participants.status, 'active'),
      besides === undefined ? undefined : ne(participants.id, besides),
    ),
  )
