import { type Carry, left, moved } from '../../platform/carry.ts'
import { accessLines } from './tables.ts'

/** Who read what is sensitive of somebody is for them to read, by whichever account (PPL-12). */
export const accessLineCarried: readonly Carry[] = [
  moved(accessLines),
  ...left(accessLines, accessLines.readerId),
]
