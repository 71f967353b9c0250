import type { Area } from '../../platform/area.ts'
import { cardRoutes } from './http.ts'
import { tidyCards } from './remove-card.ts'

export const cardArea: Area = { routes: cardRoutes, tidy: tidyCards }
