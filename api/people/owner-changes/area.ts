import type { Area } from '../../platform/area.ts'
import { teamEntered } from '../access/index.ts'
import { ownerChangeCarried } from './carried.ts'
import { ownerChangeKept } from './kept.ts'
import { tidyOwnerChanges } from './make-once.ts'
import { noteLogin } from './note.ts'

export const ownerChangeArea: Area = {
  keeps: ownerChangeKept,
  carries: ownerChangeCarried,
  tidy: tidyOwnerChanges,
  extensions: [teamEntered.heardBy(noteLogin)],
}
