import { setTimeout as wait } from 'node:timers/promises'

/**
 * Answers what `work` answers, never before `floorMs` have passed: work that does more for some people than for
 * others tells nobody for whom. Choose a floor above what the longest case takes.
 */
export async function steadyTime<T>(floorMs: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(floorMs)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
