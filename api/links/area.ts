import type { Area } from '../area.ts'
import { linkRoutes } from './http.ts'
import { tidyLinks } from './tidy-links.ts'

export const linkArea: Area = { routes: linkRoutes, tidy: tidyLinks }
