import type { ApiContext } from '../context.ts'
import { networkOf } from '../rate-limit/index.ts'
import { queues } from '../slots/limits.ts'
import { createQueue } from '../slots/queue.ts'

export const queueTexts = {
  busy: 'Muitas imagens estão sendo enviadas ao mesmo tempo. Tente novamente em alguns segundos.',
} as const

const hourMs = 3_600_000

/** Who sends a picture: their network, a space, their account. */
export const senderOf = (
  { address, station }: Pick<ApiContext, 'address' | 'station'>,
  account: number,
): string => `${networkOf(address)} ${station.id}:${account}`

const networkIn = (sender: string) => sender.split(' ', 1)[0] ?? sender

/**
 * How long the work of senders and of their networks took in an hour. Several accounts of one network wait behind everybody
 * else as one would; of one network, whoever took least comes first. Each entry is the time of a picture: there are few.
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
      for (const key of new Set([sender, networkIn(sender)])) count(key, now - begun, now)
    }
  }

  function isBehind(one: string, other: string): boolean {
    const [network, otherNetwork] = [networkIn(one), networkIn(other)]
    return network === otherNetwork ? spentMs(one) > spentMs(other) : spentMs(network) > spentMs(otherNetwork)
  }
  return { timed, isBehind }
}

const pictures = keepTimes()
const pictureQueue = createQueue(queues.pictures, queueTexts.busy, pictures.isBehind)

/** Does heavy work on a picture in the queue of pictures. @throws too_many_requests, and what the work throws */
export const inPictureQueue = <T>(sender: string, work: () => Promise<T>): Promise<T> =>
  pictureQueue(sender, () => pictures.timed(sender, work))

const drawings = keepTimes()
const drawingQueue = createQueue(queues.drawings, queueTexts.busy, drawings.isBehind)

/** The same of drawings (SEC-47). */
export const inDrawingQueue = <T>(sender: string, work: () => Promise<T>): Promise<T> =>
  drawingQueue(sender, () => drawings.timed(sender, work))
