import { asc } from 'drizzle-orm'
import type { Area } from '../../platform/area.ts'
import { listPart } from '../../platform/list-part.ts'
import { trophyRoutes } from './http.ts'
import { trophies } from './tables.ts'

/** Trophies of activities (PTS-04). Who has won them is no part of the folder. */
export const trophyArea: Area = {
  routes: trophyRoutes,
  folder: listPart({
    field: 'trophies',
    table: trophies,
    order: [asc(trophies.position), asc(trophies.id)],
    toRow: ({ activityId = null, ...entry }, { position }) => ({ ...entry, activityId, position }),
    toEntry: ({ position: _, activityId, ...entry }) => ({ ...entry, activityId: activityId ?? undefined }),
  }),
}
