import { setTimeout as wait } from 'node:timers/promises'

/** Work goes on so long without a rest. Milliseconds. */
const stretchMs = 6
const mostRestMs = 500

/** Long work that leaves as much time to others as it takes: to be called after each small piece of it. */
export function createPace(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    const worked = performance.now() - began
    if (worked < stretchMs) return
    await wait(Math.min(worked, mostRestMs))
    began = performance.now()
  }
}
