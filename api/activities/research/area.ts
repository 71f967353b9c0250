import type { Area } from '../../platform/area.ts'
import { bringTypes, participationUndone } from '../participation/index.ts'
import { researchCarried } from './carried.ts'
import { tidyVideos } from './get-video.ts'
import { hearUndone } from './hear-undone.ts'
import { researchRoutes } from './http.ts'
import { researchKept } from './kept.ts'
import { openSealed } from './open-sealed.ts'
import { tidyDrafts } from './remove-draft.ts'
import { researchTypes } from './types/index.ts'

export const researchArea: Area = {
  keeps: researchKept,
  carries: researchCarried,
  routes: researchRoutes,
  extensions: [bringTypes(...researchTypes), participationUndone.heardBy(hearUndone)],
  async tidy(ctx) {
    await tidyDrafts(ctx)
    await tidyVideos(ctx)
    await openSealed(ctx)
  },
}
