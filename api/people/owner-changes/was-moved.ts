import { ApiError } from '../../platform/errors.ts'
import { ownerChangeTexts as texts } from './texts.ts'

/** One place up or down, of what was seen at the place `from`; without it, from wherever it stands. */
export type Move = { by: -1 | 1; from?: number | undefined }

/**
 * Whether a move sent again after a lost answer is done already: what it moves stands where it was to go (ADR 0052).
 * Pure. @throws conflict when it stands somewhere else than it was seen
 */
export function wasMoved({ by, from = 0 }: Move, place: number): boolean {
  if (from === 0 || place === from) return false
  if (place === from + by) return true
  throw new ApiError('conflict', texts.movedMeanwhile)
}
