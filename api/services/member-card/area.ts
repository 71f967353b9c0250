import type { Area } from '../../platform/area.ts'
import { memberCardRoutes } from './http.ts'

/** The virtual card of members. It has no tables: who they are stands elsewhere. */
export const memberCardArea: Area = { routes: memberCardRoutes }
