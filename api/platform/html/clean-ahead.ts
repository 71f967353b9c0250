import { setTimeout as pause } from 'node:timers/promises'
import type { ApiContext } from '../context.ts'
import { queues } from '../slots/limits.ts'
import { createQueue } from '../slots/queue.ts'
import { sanitizeHtml } from './sanitize-html.ts'

export const cleaningTexts = {
  busy: 'Muitos textos estão sendo enviados ao mesmo tempo. Tente novamente em alguns segundos.',
} as const

const inQueue = createQueue(queues.texts, cleaningTexts.busy)

/** The thread that everybody's requests are answered by is theirs for three times as long as a text has kept it. */
const restPerWork = 3

/**
 * Cleans every text of what an owner sends, so that the verb finds them cleaned and works on none while it holds a lock
 * (SEC-35): one text of the process at a time, one of each station, with a rest behind each (SEC-59). Outside transactions.
 * @throws too_many_requests
 */
export async function cleanAhead(
  { station }: Pick<ApiContext, 'station'>,
  value: unknown,
  rest: (ms: number) => Promise<unknown> = pause,
): Promise<void> {
  const left = [value]
  while (left.length > 0) {
    const at = left.pop()
    if (typeof at === 'object' && at !== null) for (const inner of Object.values(at)) left.push(inner)
    if (typeof at !== 'string' || !at.includes('<')) continue
    await inQueue(`station ${station.id}`, async () => {
      const begun = performance.now()
      sanitizeHtml(at)
      await rest(restPerWork * (performance.now() - begun))
    })
  }
}
