import type { Area } from '../../platform/area.ts'
import { tidyOwnerChanges } from './make-once.ts'

export const ownerChangeArea: Area = { tidy: tidyOwnerChanges }
