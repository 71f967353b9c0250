import type { Area } from '../area.ts'
import { tidyFiles } from './claims.ts'

export const fileArea: Area = { tidy: tidyFiles }
