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

const hourMs = 3_600_000

/** How long somebody's drawings of an hour took, and when it is over. Each entry is the time of a drawing: there are few. */
const drawn = new Map<string, { ms: number; until: number }>()

const drawnMs = (who: string) => drawn.get(who)?.ms ?? 0

function countDrawing(who: string, begun: number): void {
  const now = performance.now()
  for (const [one, { until }] of drawn) if (until < now) drawn.delete(one)
  drawn.set(who, { ms: drawnMs(who) + now - begun, until: drawn.get(who)?.until ?? now + hourMs })
}

const takeDrawingPlace = createTurns({
  atOnce: 1,
  maxWaiting: 12,
  maxWaitingOfOne: 1,
  isBehind: (one, other) => drawnMs(one) > drawnMs(other),
  busy: turnTexts.busy,
  retryAfterSeconds: 10,
})

/**
 * The same of drawings, which may take seconds each: no photo waits for them, few wait for each other, and whoever kept
 * the others waiting longest in the last hour waits behind them (SEC-47).
 */
export const takeDrawingTurn = <T>(who: string, work: () => Promise<T>): Promise<T> =>
  takeDrawingPlace(who, async () => {
    const begun = performance.now()
    try {
      return await work()
    } finally {
      countDrawing(who, begun)
    }
  })
