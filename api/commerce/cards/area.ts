import type { Area } from '../../platform/area.ts'
import { cardRoutes } from './http.ts'
import { cardKept } from './kept.ts'
import { tidyCards } from './remove-card.ts'

export const cardArea: Area = {
  keeps: cardKept,
  routes: cardRoutes,
  tidy: tidyCards,
}
