import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { topUps } from './tables.ts'

/** How many requests for credits of the station wait, for an owner or for their PIX. */
export const countWaitingTopUps = ({ db, station }: Pick<ApiContext, 'db' | 'station'>): Promise<number> =>
  db.$count(topUps, inStation(topUps, { station }, eq(topUps.state, 'waiting')))
