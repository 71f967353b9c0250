import { undoTexts, undoUntil } from '#contract/undo.ts'
import { ApiError } from './errors.ts'

/**
 * What was done at `doneAt` can be taken back now, and is what `until` names: sent again by a bad line, an undo does not take back what
 * was done anew since (GAP-142). @throws gone, conflict
 */
export function requireUndoable(doneAt: Date | null, until: string, now: Date): void {
  const end = undoUntil(doneAt, now)
  if (end === null) throw new ApiError('gone', undoTexts.over)
  if (Date.parse(end) !== Date.parse(until)) throw new ApiError('conflict', undoTexts.anew)
}
