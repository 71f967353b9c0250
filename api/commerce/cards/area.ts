import type { Area } from '../../platform/area.ts'
import { cardCarried } from './carried.ts'
import { cardRoutes } from './http.ts'
import { cardKept } from './kept.ts'
import { tidyCards } from './remove-card.ts'

export const cardArea: Area = {
  keeps: cardKept,
  carries: cardCarried,
  routes: cardRoutes,
  tidy: tidyCards,
}
