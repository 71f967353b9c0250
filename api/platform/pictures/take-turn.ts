import type { ApiContext } from '../context.ts'
import { lineOf } from '../rate-limit/index.ts'
import { createTurns } from '../turns.ts'

export const turnTexts = {
  busy: 'Muitas imagens estão sendo enviadas ao mesmo tempo. Tente novamente em alguns segundos.',
} as const

const hourMs = 3_600_000

/** Who sends a picture: the line of their address, a space, their account. */
export const senderOf = (
  { address, station }: Pick<ApiContext, 'address' | 'station'>,
  account: number,
): string => `${lineOf(address)} ${station.id}:${account}`

const lineIn = (sender: string) => sender.split(' ', 1)[0] ?? sender

/**
 * How long the work of senders and of their lines took in an hour. Several accounts of one line wait behind everybody
 * else as one would; of one line, whoever took least comes first. Each entry is the time of a picture: there are few.
 */
function keepTimes() {
  const spent = new Map<string, { ms: number; until: number }>()
  const spentMs = (key: string) => spent.get(key)?.ms ?? 0

  function count(key: string, ms: number, now: number): void {
    spent.set(key, { ms: spentMs(key) + ms, until: spent.get(key)?.until ?? now + hourMs })
  }

  async function timed<T>(sender: string, work: () => Promise<T>): Promise<T> {
    const begun = performance.now()
    try {
      return await work()
    } finally {
      const now = performance.now()
      for (const [key, { until }] of spent) if (until < now) spent.delete(key)
      for (const key of new Set([sender, lineIn(sender)])) count(key, now - begun, now)
    }
  }

  function isBehind(one: string, other: string): boolean {
    const [line, otherLine] = [lineIn(one), lineIn(other)]
    return line === otherLine ? spentMs(one) > spentMs(other) : spentMs(line) > spentMs(otherLine)
  }
  return { timed, isBehind }
}

const pictures = keepTimes()
const takePicturePlace = createTurns({
  atOnce: 1,
  maxWaiting: 24,
  maxWaitingOfOne: 4,
  isBehind: pictures.isBehind,
  busy: turnTexts.busy,
  retryAfterSeconds: 5,
})

/**
 * Does heavy work on a picture when it is its turn. One at a time and process: whatever else is asked for keeps a core to
 * itself. Waiting uploads keep their bytes in memory. @throws too_many_requests, and what the work throws
 */
export const takeTurn = <T>(sender: string, work: () => Promise<T>): Promise<T> =>
  takePicturePlace(sender, () => pictures.timed(sender, work))

const drawings = keepTimes()
const takeDrawingPlace = createTurns({
  atOnce: 1,
  maxWaiting: 12,
  maxWaitingOfOne: 1,
  isBehind: drawings.isBehind,
  busy: turnTexts.busy,
  retryAfterSeconds: 10,
})

/** The same of drawings, which may take seconds each: no photo waits for them, and few wait for each other (SEC-47). */
export const takeDrawingTurn = <T>(sender: string, work: () => Promise<T>): Promise<T> =>
  takeDrawingPlace(sender, () => drawings.timed(sender, work))
