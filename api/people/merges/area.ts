import type { Area } from '../../platform/area.ts'
import { mergeCarried } from './carried.ts'
import { mergeKept } from './kept.ts'

/** Which accounts became one (ADR 166). */
export const mergeArea: Area = { keeps: mergeKept, carries: mergeCarried }
