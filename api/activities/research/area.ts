import { and, eq } from 'drizzle-orm'
import type { Area } from '../../platform/area.ts'
import { bringTypes, participationUndone } from '../participation/index.ts'
import { researchRoutes } from './http.ts'
import { openSealed } from './open-sealed.ts'
import { researchResponses } from './tables.ts'
import { tidyDrafts } from './tidy-drafts.ts'
import { tidyVideos } from './tidy-videos.ts'
import { researchTypes } from './types/index.ts'

export const researchArea: Area = {
  routes: researchRoutes,
  extensions: [
    bringTypes(...researchTypes),
    participationUndone.heardBy(async ({ db, station }, { participationId }) => {
      await db
        .update(researchResponses)
        .set({ isUndone: true })
        .where(
          and(
            eq(researchResponses.stationId, station.id),
            eq(researchResponses.participationId, participationId),
          ),
        )
    }),
  ],
  async tidy(ctx) {
    await tidyDrafts(ctx)
    await tidyVideos(ctx)
    await openSealed(ctx)
  },
}
