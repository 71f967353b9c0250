import type { Area } from '../area.ts'
import { tidyOwnerChanges } from './make-once.ts'

export const ownerChangeArea: Area = { tidy: tidyOwnerChanges }
