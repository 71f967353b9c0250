import { createTurns } from '../turns.ts'

export const turnTexts = {
  busy: 'Muitas imagens estão sendo enviadas ao mesmo tempo. Tente novamente em alguns segundos.',
} as const

/**
 * Does heavy work on a picture when it is its turn. One at a time and process: whatever else is asked for keeps a core to
 * itself. Waiting uploads keep their bytes in memory. @throws too_many_requests, and what the work throws
 */
export const takeTurn = createTurns({
  atOnce: 1,
  maxWaiting: 24,
  maxWaitingOfOne: 4,
  busy: turnTexts.busy,
  retryAfterSeconds: 5,
})

/** The same of drawings, which may take ten seconds each: no photo waits for them, and few wait for each other. */
export const takeDrawingTurn = createTurns({
  atOnce: 1,
  maxWaiting: 6,
  maxWaitingOfOne: 1,
  busy: turnTexts.busy,
  retryAfterSeconds: 10,
})
