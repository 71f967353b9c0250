import type { Area } from '../../platform/area.ts'
import { tidyCopies } from './copy.ts'
import { privacyRoutes } from './http.ts'
import { privacyKept } from './kept.ts'

/** What people ask for by the law: what is kept of them, a copy of it, the end of their account (ADR 159). */
export const privacyArea: Area = { keeps: privacyKept, routes: privacyRoutes, tidy: tidyCopies }
